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

/** The same, clamped to so many lines. */
export const clampedTo = (lines: number) => css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
  unicode-bidi: isolate;
`;

/** To two, as names are. */
export const clampedToTwoLines = clampedTo(2);
