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

/** The picture is a strip over all of the width, and its subject whole: a broad one loses something of its surroundings only. */
export const artAsStrip = css`
  display: block;
  margin-inline: calc(-1 * var(--pad));
  > img {
    aspect-ratio: 2.4;
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
    grid-template: 'gives art' minmax(5.5rem, auto) 'words art' 1fr 'foot art' auto / minmax(0, 1fr) 46%;
    column-gap: ${vars.space.s4};
    &:not([data-large]) > [data-part='numeral-art'] {
      ${artAtEnd}
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
  grid-template: 'gives words art' 1fr 'gives foot art' auto / minmax(0, 2fr) minmax(0, 3fr) 14rem;
  gap: ${vars.space.s3} ${vars.space.s6};
  min-height: 10.5rem;
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
  &:has(> [data-part='numeral-art']):has(${signAlone}) {
    grid-template: '. art' 1fr 'words art' auto 'foot art' auto '. art' 1fr / minmax(0, 1fr) minmax(0, 1fr);
  }
  ${noSign}
`;
