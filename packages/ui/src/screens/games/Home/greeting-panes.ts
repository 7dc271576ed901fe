import { css } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

/** How high it is (`lineHeight`): its first and its last pane are squares of that. */
const window = css`
  --window: 4.5rem;
  ${media.wide} {
    --window: 6rem;
  }
`;

/** Three panes in one frame, as those of the hero's windows: the game's picture, its name, and the way to it. */
const frame = css`
  border: max(2px, ${vars.size.edge}) solid ${vars.color.ornament};
`;
const mullion = css`max(2px, ${vars.size.edge}) solid ${vars.color.ornament}`;

/** As large as the hero's words. */
const title = css`
  ${media.desktop} {
    font-size: ${vars.text.hero};
  }
`;

const wayOn = css`
  ${window}
  ${frame}
  gap: 0;
  align-items: stretch;
  background: ${vars.color.surface1};
  > :nth-child(1) {
    border-inline-end: ${mullion};
    &:has(> svg) {
      width: var(--window);
    }
    > svg {
      margin: 0;
    }
  }
  > :nth-child(2) {
    align-content: center;
    padding-inline: ${vars.space.s4};
    ${media.wide} {
      padding-inline: ${vars.space.s5};
    }
    > :last-child {
      ${media.desktop} {
        font-size: ${vars.text.xl};
      }
    }
  }
  > :nth-child(3) {
    width: var(--window);
    height: auto;
    margin-right: 0;
    border-radius: 0;
    > svg {
      width: 2rem;
      height: 2rem;
    }
    ${media.wide} {
      > svg {
        width: 2.5rem;
        height: 2.5rem;
      }
    }
  }
  ${media.hover} {
    &:hover {
      background: ${vars.color.surface3};
    }
    &:hover > :nth-child(3) {
      background: ${vars.color.accentHover};
    }
  }
`;

const waiting = css`
  ${window}
  ${frame}
  row-gap: ${vars.space.s2};
  padding-inline: calc(var(--window) + ${vars.space.s4});
  background: linear-gradient(to right, ${vars.color.surface3} var(--window), ${vars.color.surface1} 0 calc(100% - var(--window)), ${vars.color.surface3} 0);
`;

export const paned = { title, wayOn, waiting };
