import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { visuallyHidden } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { GivesOrSign, type GivesOrSignProps, signAlone } from './OfferFigure.tsx';
import { pressedWhole } from './pressed-whole.ts';
import type { PromoTone } from './promo-card-props.ts';

/** A plain panel. Its padding is `--pad`. */
export const numeralPanel = css`
  --pad: ${vars.space.s4};
  position: relative;
  min-width: 0;
  overflow: clip;
  border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
  border-radius: ${vars.radius.lg};
  background: ${vars.color.surface1};
  box-shadow: ${vars.shadow.surface};
`;

/** One offer; all of it is the press area of its link, whose focus ring runs around it. */
export const numeralRoot = css`
  ${numeralPanel}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  container: numeral / inline-size;
  ${pressedWhole}
`;

/** Offers below each other; side by side where there is room, the first over a whole row. */
export const NumeralPlace = styled.div`
  container: numerals / inline-size;
`;
export const numeralRows = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
  @container numerals (min-width: 40rem) {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: ${vars.space.s4};
    > * {
      grid-column: span 6;
    }
    > [data-lead] {
      grid-column: 1 / -1;
    }
  }
`;

/** The figure over a bar that begins with it: of one length everywhere, or it would be taken for how far something is. */
export const NumeralGives = styled.div`
  --axis: start;
  position: relative;
  grid-area: gives;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: end;
  min-width: 0;
  padding-bottom: calc(${vars.space.s2} + 6px);
  color: ${vars.color.text};
  &::after {
    content: '';
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: 0;
    width: min(100%, 4rem);
    height: 6px;
    border-radius: ${vars.radius.sm};
    background: ${vars.color.ornament};
    @media (forced-colors: active) {
      background: CanvasText;
    }
  }
  /* On the axis of the words: signs have air around them. */
  svg {
    margin-inline-start: calc(-0.08 * min(42cqi, var(--most)));
  }
  &[data-tone='second'] {
    color: ${vars.color.second};
  }
  &[data-tone='accent'] {
    color: ${vars.color.accentText};
    &::after {
      background: ${vars.color.accent};
    }
  }
  /* On its way. */
  &:has([data-part='skeleton'])::after {
    background: ${vars.color.surface3};
  }
`;

/** The picture as a medal: no smaller than its subject can be told. */
const NumeralMedal = styled.div`
  grid-area: medal;
  width: 7.5rem;
  height: 7.5rem;
  background: ${vars.color.surface3};
  clip-path: ${vars.shape.disc};
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    /* Until it is drawn a browser would frame its place. */
    &:not([src]) {
      visibility: hidden;
    }
  }
`;

/** From top to foot, so that all bars of a row stand on one line, with and without a caption, and all that lead on; the medal at the end where there is room for it. */
const panel = css`
  --pad: ${vars.space.s5};
  padding: var(--pad);
  --most: 3.5rem;
  grid-template: 'gives' minmax(6rem, auto) 'words' 1fr 'foot' auto / minmax(0, 1fr);
  gap: ${vars.space.s4};
  > [data-part='gives'] {
    align-self: stretch;
  }
  @container numeral (min-width: 25rem) {
    grid-template: 'gives medal' minmax(6rem, auto) 'words medal' 1fr 'foot foot' auto / minmax(0, 1fr) auto;
    > [data-part='numeral-art'] {
      display: block;
      align-self: start;
    }
  }
`;

/** What leads, from top to foot: its picture last, from edge to edge, and as high as it is unless that is too much. */
const tall = css`
  --pad: ${vars.space.s5};
  padding: var(--pad);
  --most: 6.5rem;
  grid-template: 'gives' auto 'words' 1fr 'foot' auto 'art' auto / minmax(0, 1fr);
  gap: ${vars.space.s4};
  > [data-part='numeral-art'] {
    position: relative;
    grid-area: art;
    display: block;
    width: auto;
    height: auto;
    margin: ${vars.space.s1} calc(-1 * var(--pad)) calc(-1 * var(--pad));
    background: ${vars.color.surface2};
    clip-path: none;
    > img {
      display: block;
      height: auto;
      max-height: 13rem;
    }
  }
  &:has(> [data-part='numeral-art']):has(${signAlone}) > [data-part='gives'] {
    display: none;
  }
`;

/** Over a whole row: the figure before the words, the medal at the end. */
const band = css`
  --most: 4.5rem;
  grid-template: 'gives words medal' 1fr 'gives foot medal' auto / minmax(0, 2fr) minmax(0, 3fr) auto;
  gap: ${vars.space.s3} ${vars.space.s6};
  > [data-part='gives'] {
    align-self: center;
  }
  > [data-part='words'] {
    align-content: center;
  }
`;

/** The same of what leads: from top to foot as the panels, with its picture from edge to edge beside it, which is higher where it is broader. */
const leadBand = css`
  --most: 7rem;
  --pad: ${vars.space.s6};
  grid-template: 'gives art' 1fr 'words art' auto 'foot art' auto / minmax(0, 1fr) minmax(0, 1fr);
  gap: ${vars.space.s4} ${vars.space.s6};
  min-height: max(18rem, 24cqi);
  > [data-part='numeral-art'] {
    align-self: stretch;
    width: auto;
    height: auto;
    margin: calc(-1 * var(--pad)) calc(-1 * var(--pad)) calc(-1 * var(--pad)) 0;
    > img {
      position: absolute;
      inset: 0;
      height: 100%;
      max-height: none;
    }
  }
  &:has(> [data-part='numeral-art']):has(${signAlone}) {
    grid-template: '. art' 1fr 'words art' auto 'foot art' auto '. art' 1fr / minmax(0, 1fr) minmax(0, 1fr);
  }
`;

/** On phones a row: the figure in a column that all rows share, the words, and the way on. */
const Sheet = styled.div`
  --most: 2.25rem;
  display: grid;
  grid-template: 'gives words foot' 1fr 'gives claim claim' auto / 5.5rem minmax(0, 1fr) auto;
  gap: 0 ${vars.space.s3};
  min-width: 0;
  min-height: 6.25rem;
  padding: ${vars.space.s3} var(--pad);
  > [data-part='gives'] {
    align-self: center;
  }
  > [data-part='numeral-art'] {
    display: none;
  }
  @container numerals (max-width: 39.99rem) {
    &:not([data-large]) > [data-claim] {
      grid-area: claim;
      margin-top: ${vars.space.s2};
    }
    &[data-large] {
      ${tall}
    }
  }
  @container numerals (min-width: 40rem) {
    ${panel}
    &[data-large] {
      ${tall}
    }
    @container numeral (min-width: 52rem) {
      ${band}
    }
    @container numeral (min-width: 40rem) {
      &[data-large] {
        ${leadBand}
      }
    }
  }
`;

const Words = styled.div`
  grid-area: words;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s1};
  align-content: start;
  min-width: 0;
  @container numerals (max-width: 39.99rem) {
    [data-part='numeral']:not([data-large]) > & {
      align-content: center;
    }
  }
  [data-large] > & {
    gap: ${vars.space.s2};
  }
`;

const Foot = styled.div`
  grid-area: foot;
  align-self: end;
  min-width: 0;
  @container numerals (max-width: 39.99rem) {
    [data-part='numeral']:not([data-large]) > & {
      align-self: center;
    }
  }
  /* A link's target is higher than its words. */
  @container numerals (min-width: 40rem) {
    &:not([data-claim]) {
      margin-block: calc(-1 * ${vars.space.s2});
    }
  }
`;

/** Of what an offer is called. */
export const numeralTitle = css`
  font-family: ${vars.font.display};
  font-size: ${vars.text.md};
  font-weight: ${vars.weight.display};
  letter-spacing: ${vars.lettering.display};
  line-height: 1.25;
  @container numerals (min-width: 40rem) {
    font-size: ${vars.text.lg};
  }
  [data-large] & {
    font-size: ${vars.text.xxl};
    line-height: 1.15;
    text-wrap: balance;
  }
  /* Where it has no figure, what it is called is as large as one. */
  [data-large]:has(${signAlone}) & {
    @container numeral (min-width: 40rem) {
      overflow-wrap: anywhere;
      font-size: ${vars.text.hero};
      line-height: 1.05;
    }
  }
`;

export const NumeralText = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  line-height: 1.4;
  [data-large] & {
    font-size: ${vars.text.md};
  }
`;

/** What the way on is called: beside its arrow, which stands alone at the end of a row. */
export const NumeralWayWords = styled.span`
  @container numerals (max-width: 39.99rem) {
    [data-part='numeral']:not([data-large]) & {
      ${visuallyHidden}
    }
  }
`;

export interface NumeralProps extends GivesOrSignProps {
  /** `accent`: what can be had now, or what leads. */
  readonly tone: PromoTone;
  /** The one that leads: the largest letters, and a picture instead of a medal. */
  readonly isLarge: boolean;
  /** An `img`, or nothing. */
  readonly art: ReactNode;
  /** Title, text, and what is true now. */
  readonly children: ReactNode;
  /** The way on: a link, or what looks like a button. */
  readonly foot: ReactNode;
  /** The way on is a button, which stands below the words of a row. Default: false. */
  readonly isClaim?: boolean;
}

/** An offer whose picture is what it gives: the figure over a bar, words, the way on, and a medal. */
export function Numeral({ gives, icon, tone, isLarge, art, children, foot, isClaim = false }: NumeralProps) {
  return (
    <Sheet data-part="numeral" data-large={isLarge ? '' : undefined}>
      <NumeralGives data-part="gives" data-tone={tone}>
        <GivesOrSign gives={gives} icon={icon} />
      </NumeralGives>
      <Words data-part="words">{children}</Words>
      <Foot data-claim={isClaim ? '' : undefined}>{foot}</Foot>
      {art && <NumeralMedal data-part="numeral-art">{art}</NumeralMedal>}
    </Sheet>
  );
}
