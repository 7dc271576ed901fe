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

/** Of a row that scrolls sideways: it fades where there is more of it, and nowhere else. */
export const fadesTowardsMore = css`
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

/** Money and counts: figures of one width, never broken over two lines. */
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
