import styled, { css } from 'styled-components';
import { visuallyHidden } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { bandSheet, leadBandSheet, numeralPanel, panelSheet, tallSheet } from './numeral-look.ts';
import { signAlone, unitAbove } from './OfferFigure.tsx';
import { pressedWhole } from './pressed-whole.ts';

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

export const NumeralArt = styled.div`
  position: relative;
  grid-area: art;
  min-width: 0;
  background: ${vars.color.surface2};
  > img {
    display: block;
    width: 100%;
    /* Until it is drawn a browser would frame its place. */
    &:not([src]) {
      visibility: hidden;
    }
  }
`;

/** On phones a row: the figure in a column that all rows share, the words, and the way on. */
export const Sheet = styled.div`
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
    &:not([data-large]) {
      ${unitAbove}
    }
    &:not([data-large]) > [data-claim] {
      grid-area: claim;
      margin-top: ${vars.space.s2};
    }
    &[data-large] {
      ${tallSheet}
    }
  }
  @container numerals (min-width: 40rem) {
    ${panelSheet}
    @container numeral (min-width: 52rem) {
      ${bandSheet}
    }
    @container numeral (max-width: 39.99rem) {
      &[data-large] {
        ${tallSheet}
      }
    }
    @container numeral (min-width: 40rem) {
      &[data-large] {
        ${leadBandSheet}
      }
    }
  }
`;

export const Words = styled.div`
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

export const Foot = styled.div`
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
