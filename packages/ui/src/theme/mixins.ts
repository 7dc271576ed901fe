import { css } from 'styled-components';
import { media } from './media.ts';
import { vars } from './vars.ts';

/** The focus ring, the same in every brand and place. */
export const focusRing = css`
  &:focus-visible {
    outline: 3px solid ${vars.color.focus};
    outline-offset: 2px;
  }
`;

/** Of a bar that stays in sight: where the window is too short for it, it scrolls with the page and covers nothing. */
export const givesWay = css`
  ${media.short} {
    position: static;
  }
`;

/** Where the page's own forms are what is to be done, the deposit is told from nothing else. */
export const offersDeposit = ":root:not(:has([data-part='auth-screen']))";

/** A card's ground and edge. */
export const surface = css`
  border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
  border-radius: ${vars.radius.md};
  background: ${vars.color.surface1};
  box-shadow: ${vars.shadow.surface};
`;

/** Words, and what stands with them, where the page's axis has them. */
export const onAxis = css`
  justify-items: ${vars.page.axis};
  text-align: ${vars.page.axis};
`;

/** The title of the one card that leads a page: its letters grow with the window. */
export const leadTitle = css`
  font-family: ${vars.font.display};
  font-size: clamp(${vars.text.xxl}, 2.6vw, ${vars.text.hero});
  font-weight: ${vars.weight.display};
  line-height: 1.1;
  text-wrap: balance;
`;

/** The column that the content and the foot of every page share. */
export const pageColumn = css`
  width: 100%;
  max-width: calc(${vars.size.content} + 2 * ${vars.space.s6});
  margin-inline: auto;
  padding-inline: ${vars.space.s4};
  ${media.wide} {
    padding-inline: ${vars.space.s6};
  }
`;

/** Of what stands at the end of a bar over the whole window: it ends where the column does, beside a navigation at the side if there is one. */
export const endsWithColumn = css`
  ${media.desktop} {
    padding-inline-end: max(${vars.space.s6}, calc((100% - ${vars.size.content}) / 2));
    :root:has([data-nav='column']) & {
      padding-inline-end: max(${vars.space.s6}, calc((100% - ${vars.size.sideNav} - ${vars.size.content}) / 2));
    }
  }
`;

/** Of a row that scrolls sideways, and takes nothing else along: it fades where there is more of it, and nowhere else. */
export const scrollsSideways = css`
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  mask-image: linear-gradient(to left, transparent, #000 var(--fade-end));
  animation: fade-end linear;
  animation-timeline: scroll(self inline);
`;

/**
 * A line along the brand's own outline of discs. A border follows no outline but a box's, so the line is the part's ground (`--rim`), and
 * what it encloses (`--ground`) lies on it.
 */
export const rimmed = css`
  position: relative;
  isolation: isolate;
  background: var(--rim);
  clip-path: ${vars.shape.disc};
  &::before {
    content: '';
    position: absolute;
    inset: 2px;
    z-index: -1;
    background: var(--ground);
    clip-path: inherit;
  }
  @media (forced-colors: active) {
    border: 2px solid CanvasText;
    &::before {
      content: none;
    }
  }
`;

/** Present for screen readers, invisible to the eye. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

/** An amount or a count by itself, never broken over two lines. */
export const figure = css`
  font-variant-numeric: lining-nums;
  white-space: nowrap;
`;

/**
 * Figures of one width, for what is compared down a column or changes before one's eyes: sums, balances. By itself an amount set so
 * has gaps ("R$ 1 00"), and a clock too ("1 5:00"): those are a `figure`.
 */
export const figures = css`
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;
`;

/** Text from outside, which may be long, right-to-left or hostile: isolated and clamped to one line. */
export const clampedText = css`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  unicode-bidi: isolate;
`;

const clampedTo = (lines: number) => css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
  unicode-bidi: isolate;
`;

/** The same, clamped to two lines. */
export const clampedToTwoLines = clampedTo(2);

/** To three: what has happened, and why, where a reason seldom keeps to one line. */
export const clampedToThreeLines = clampedTo(3);

/** Of a link in a card, which is positioned: its press area is the whole card, and its focus ring runs around that. */
export const pressesCard = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: 0;
  }
  &:focus-visible::after {
    border-radius: ${vars.radius.md};
    outline: 3px solid ${vars.color.focus};
    outline-offset: -3px;
  }
`;
