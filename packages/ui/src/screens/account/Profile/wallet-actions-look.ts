import { css } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

const line = css`max(1px, ${vars.size.edge}) solid ${vars.color.edge}`;
const round = vars.radius.md;

/** Over the bar and as wide as that: a button. */
const button = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${vars.space.s3};
  min-height: 52px;
  padding: ${vars.space.s2} ${vars.space.s4};
  border-radius: ${round};
  background: ${vars.color.accent};
  color: ${vars.color.onAccent};
  font-size: ${vars.text.lg};
  ${media.hover} {
    &:hover {
      background: ${vars.color.accentHover};
    }
  }
`;

/** A cell of the bar; the first and the last have its corners. */
const cell = css`
  align-content: start;
  gap: ${vars.space.s1};
  height: 100%;
  min-height: 4.5rem;
  padding: ${vars.space.s3} ${vars.space.s2};
  border-radius: inherit;
  background: ${vars.color.surface2};
  font-size: ${vars.text.xs};
  &:focus-visible {
    outline-offset: -4px;
  }
  ${media.hover} {
    &:hover {
      background: ${vars.color.surface3};
    }
  }
`;

/** What is done with it: the one that most come for as a button, and the others in a bar below it. */
export const walletActions = css`
  > [data-part='actions'] {
    padding: ${vars.space.s5};
    > ul {
      display: flex;
      flex-wrap: wrap;
      row-gap: ${vars.space.s3};
    }
    > ul > li {
      flex: 1 1 0;
      min-width: 0;
      border-block: ${line};
      border-inline-start: ${line};
      &:is(:first-child, :has(> [href='/recharge']) + li) {
        border-start-start-radius: ${round};
        border-end-start-radius: ${round};
      }
      &:last-child {
        border-inline-end: ${line};
        border-start-end-radius: ${round};
        border-end-end-radius: ${round};
      }
      &:has(> [href='/recharge']) {
        flex-basis: 100%;
        border: 0;
      }
    }
    > ul > li > a {
      ${cell}
      &[href='/recharge'] {
        ${button}
      }
      > [data-part='disc'] {
        width: 28px;
        height: 28px;
        border: 0;
        background: none;
        clip-path: none;
        color: inherit;
      }
    }
  }
`;
