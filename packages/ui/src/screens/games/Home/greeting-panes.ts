import { css } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { clampedToTwoLines } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';

/** On phones base.css keeps it free. */
const phoneHeight = '7.5rem';
const wideHeight = '8rem';

/** The window has a cover's own shape and all of the height, the narrow one beside it is lower, as those of the hero are. */
const size = css`
  --window: calc(${phoneHeight} * (${vars.tile.ratio}));
  --narrow: 2.75rem;
  ${media.wide} {
    --window: calc(${wideHeight} * (${vars.tile.ratio}));
    --narrow: 4rem;
  }
`;

const pane = css`
  border: max(2px, ${vars.size.edge}) solid ${vars.color.ornament};
  border-radius: ${vars.radius.lg};
`;

/** Words on the page's bare ground, and upright windows at its end: in them the game's picture, and the way to it. */
const row = css`
  grid-template: minmax(0, 1fr) / minmax(0, 1fr) var(--window) var(--narrow);
  gap: ${vars.space.s2};
  align-items: center;
  /* Nothing of it is at its corners but words. */
  border-radius: 0;
  background: none;
  box-shadow: none;
  ${media.wide} {
    gap: ${vars.space.s3};
  }
`;

/** On phones the hello stands over the words of the way on, which can be pressed as far as the hello's own line. */
const root = css`
  ${size}
  ${media.phone} {
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    gap: 0;
    > [data-part='skeleton-group'] {
      grid-area: 1 / 1 / -1 / -1;
    }
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 32rem);
    gap: ${vars.space.s6};
    padding-inline: 0;
  }
`;

const title = css`
  ${media.phone} {
    align-items: start;
    grid-area: 1 / 1;
    padding-inline-end: calc(var(--window) + var(--narrow) + 3 * ${vars.space.s2});
    line-height: 1.2;
    > span {
      ${clampedToTwoLines}
      white-space: normal;
    }
  }
  ${media.desktop} {
    font-size: ${vars.text.hero};
  }
`;

const wayOn = css`
  ${row}
  ${media.phone} {
    grid-area: 1 / 1 / -1 / -1;
  }
  > :nth-child(1) {
    grid-area: 1 / 2;
    overflow: hidden;
    background: ${vars.color.surface1};
    ${pane}
    > svg {
      width: 3rem;
      height: 3rem;
      margin: 0;
    }
  }
  > :nth-child(2) {
    grid-area: 1 / 1;
    ${media.phone} {
      align-self: end;
      padding-block-end: ${vars.space.s1};
    }
    ${media.wide} {
      padding-inline-end: ${vars.space.s3};
      text-align: end;
    }
    > :last-child {
      text-wrap: balance;
      ${media.desktop} {
        font-size: ${vars.text.xl};
      }
    }
  }
  > :nth-child(3) {
    grid-area: 1 / 3;
    width: auto;
    height: 72%;
    margin-right: 0;
    border-radius: ${vars.radius.lg};
    > svg {
      width: 1.75rem;
      height: 1.75rem;
    }
  }
  ${media.hover} {
    &:hover {
      background: none;
    }
    &:hover > :nth-child(2) > :last-child {
      text-decoration: underline;
      text-underline-offset: 4px;
    }
    &:hover > :nth-child(3) {
      background: ${vars.color.accentHover};
    }
  }
`;

/** Below the hello on phones. */
const waiting = css`
  ${row}
  grid-template-rows: minmax(0, 1fr) auto auto minmax(0, 1fr);
  padding: 0;
  > * {
    grid-column: 1;
  }
  > :first-child {
    grid-row: 2;
  }
  > :last-child {
    grid-row: 3;
  }
  &::before,
  &::after {
    content: '';
    grid-area: 1 / 2 / -1;
    align-self: stretch;
    ${pane}
    background: ${vars.color.surface1};
  }
  &::after {
    grid-column: 3;
    align-self: center;
    height: 72%;
    border: 0;
    background: ${vars.color.surface3};
  }
  ${media.phone} {
    grid-template-rows: minmax(0, 1fr) auto auto ${vars.space.s1};
  }
  ${media.wide} {
    > * {
      justify-self: end;
      margin-inline-end: ${vars.space.s3};
    }
  }
`;

const height = css`
  ${media.phone} {
    height: ${phoneHeight};
  }
  ${media.wide} {
    height: ${wideHeight};
  }
`;

export const paned = { root, title, wayOn, waiting, height };
