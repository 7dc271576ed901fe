import { css } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

/** Three windows, as the hero's, of one height: the game's picture, its name, and the way to it. */
const columns = css`
  --window: 3.5rem;
  gap: ${vars.space.s2};
  ${media.wide} {
    --window: 6rem;
    gap: ${vars.space.s3};
  }
`;

const pane = css`
  border: max(2px, ${vars.size.edge}) solid ${vars.color.ornament};
  border-radius: ${vars.radius.md};
`;

/** As large as the hero's words. */
const title = css`
  ${media.desktop} {
    font-size: ${vars.text.hero};
  }
`;

const wayOn = css`
  ${columns}
  grid-template: 100% / var(--window) minmax(0, 1fr) auto;
  align-items: stretch;
  overflow: visible;
  background: none;
  box-shadow: none;
  > * {
    ${pane}
    background: ${vars.color.surface1};
    transition: background-color ${vars.motion.fast} ${vars.motion.ease};
  }
  > :nth-child(1) {
    height: auto;
    overflow: hidden;
    > svg {
      margin: 0;
    }
    > [data-part='cover'] {
      width: 100%;
    }
  }
  > :nth-child(2) {
    align-content: center;
    padding-inline: ${vars.space.s3};
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
    border-color: ${vars.color.accent};
    background: ${vars.color.accent};
  }
  ${media.hover} {
    &:hover {
      background: none;
    }
    &:hover > :nth-child(2) {
      background: ${vars.color.surface3};
    }
    &:hover > :nth-child(3) {
      border-color: ${vars.color.accentHover};
      background: ${vars.color.accentHover};
    }
  }
`;

const waiting = css`
  ${columns}
  grid-template: 1fr auto auto 1fr / var(--window) minmax(0, 1fr) var(--window);
  row-gap: ${vars.space.s2};
  padding: 0;
  background: none;
  &::before,
  &::after {
    content: '';
    border-radius: ${vars.radius.md};
    background: ${vars.color.surface2};
  }
  &::before {
    grid-area: 1 / 1 / -1 / 2;
  }
  &::after {
    grid-area: 1 / 3 / -1 / 4;
  }
  > * {
    grid-column: 2;
  }
  > :first-child {
    grid-row: 2;
  }
`;

export const paned = { title, wayOn, waiting };
