import { css } from 'styled-components';
import { vars } from '../../theme/vars.ts';
import { signAlone } from './OfferFigure.tsx';

/** What a panel's words keep from its sides. */
export const padOf = (space: string) => css`
  --pad: calc(${space} + ${vars.size.edge});
`;

/** A plain panel. Its padding is `--pad`; its edge lies over it, so that pictures end where the panel does. */
export const numeralPanel = css`
  ${padOf(vars.space.s4)}
  position: relative;
  min-width: 0;
  overflow: clip;
  border-radius: ${vars.radius.lg};
  background: ${vars.color.surface1};
  box-shadow: ${vars.shadow.surface};
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
    border-radius: inherit;
    pointer-events: none;
  }
`;

/** The picture is all of a panel's end: as high as that, and cut by nothing but its edge. */
export const artAtEnd = css`
  display: block;
  align-self: stretch;
  margin: calc(-1 * var(--pad));
  margin-inline-start: 0;
  > img {
    position: absolute;
    inset: 0;
    height: 100%;
    object-fit: cover;
  }
  > img:has(+ img) {
    display: none;
  }
`;

/**
 * The same from near, where the end is about as high as it is broad (`--art`): all that must not be cut is in sight, and the foot of a scene,
 * which would float over a strip of its ground, is at the panel's foot.
 */
export const artNear = css`
  ${artAtEnd}
  overflow: clip;
  > img {
    inset-block: auto clamp(-0.131 * var(--art), 100% - 0.984 * var(--art), 0px);
    inset-inline: -15.5%;
    width: 131%;
    max-width: none;
    height: max(100%, 0.984 * var(--art));
  }
`;

/** The picture is a strip over all of the width, and its subject whole: a broad one loses something of its surroundings only. */
export const artAsStrip = css`
  display: block;
  margin-inline: calc(-1 * var(--pad));
  > img {
    aspect-ratio: 2.8;
    height: auto;
    object-fit: cover;
  }
  > img:nth-child(2) {
    display: none;
  }
`;

/** From top to foot, so that all bars of a row stand on one line, with and without a caption, and all that lead on; the picture at the end where there is room for it. */
export const panelSheet = css`
  ${padOf(vars.space.s5)}
  padding: var(--pad);
  --most: 3.25rem;
  grid-template: 'gives' minmax(5.5rem, auto) 'words' 1fr 'foot' auto / minmax(0, 1fr);
  gap: ${vars.space.s3};
  > [data-part='gives'] {
    align-self: stretch;
  }
  @container numeral (min-width: 27rem) {
    --art: 52cqi;
    grid-template: 'gives art' minmax(5.5rem, auto) 'words art' 1fr 'foot art' auto / minmax(0, 1fr) calc(
        var(--art) - var(--pad)
      );
    gap: ${vars.space.s2} ${vars.space.s4};
    &:not([data-large]) {
      padding-block: ${vars.space.s4};
      > [data-part='numeral-art'] {
        ${artNear}
        margin-block: calc(-1 * ${vars.space.s4});
      }
    }
  }
`;

/** What leads has no sign over what its picture shows. */
const noSign = css`
  &:has(> [data-part='numeral-art']):has(${signAlone}) > [data-part='gives'] {
    display: none;
  }
`;

/** What leads, from top to foot, with its picture last. */
export const tallSheet = css`
  padding: var(--pad);
  --most: 6.5rem;
  grid-template: 'gives' auto 'words' 1fr 'foot' auto 'art' auto / minmax(0, 1fr);
  gap: ${vars.space.s4};
  > [data-part='numeral-art'] {
    ${artAsStrip}
    margin-block-end: calc(-1 * var(--pad));
  }
  &:has(> [data-part='numeral-art']):has(${signAlone}) {
    grid-template: 'words' 1fr 'foot' auto 'art' auto / minmax(0, 1fr);
  }
  ${noSign}
`;

/** Over a whole row: the figure before the words. */
export const bandSheet = css`
  --most: 4.5rem;
  --art: 16rem;
  grid-template: 'gives words art' 1fr 'gives foot art' auto / minmax(0, 2fr) minmax(0, 3fr) calc(
      var(--art) - var(--pad)
    );
  gap: ${vars.space.s3} ${vars.space.s6};
  min-height: calc(0.74 * var(--art));
  > [data-part='gives'] {
    align-self: center;
  }
  > [data-part='words'] {
    align-content: center;
  }
`;

/** The same of what leads: from top to foot as the panels, with its picture beside it, which is higher where it is broader. */
export const leadBandSheet = css`
  --most: 7rem;
  ${padOf(vars.space.s6)}
  grid-template: 'gives art' 1fr 'words art' auto 'foot art' auto / minmax(0, 1fr) minmax(0, 1fr);
  gap: ${vars.space.s4} ${vars.space.s6};
  min-height: max(15rem, 24cqi);
  > [data-part='numeral-art'] {
    ${artAtEnd}
    > img {
      aspect-ratio: auto;
    }
    > img:nth-child(2) {
      display: block;
    }
  }
  /* A name alone takes no half of it where it is short: the picture has the rest. */
  &:has(> [data-part='numeral-art']):has(${signAlone}) {
    grid-template: '. art' 1fr 'words art' auto 'foot art' auto '. art' 1fr / fit-content(50%) minmax(0, 1fr);
    > [data-part='words'] {
      min-width: 36cqi;
    }
  }
  ${noSign}
`;
