import styled, { css } from 'styled-components';
import { bottomBar } from '../../theme/bottom-bar.ts';
import { media } from '../../theme/media.ts';
import { givesWay } from '../../theme/mixins.ts';
import { noticesHeight } from '../../theme/notices-height.ts';
import { vars } from '../../theme/vars.ts';

/** A button at the end of its form, and no bar. */
const atRest = css`
  position: static;
  margin-inline: 0;
  padding: 0;
  border: 0;
  background: none;
`;

/** On phones it stays in reach of the thumb, above the bottom bar where there is one. */
export const inReach = css`
  position: sticky;
  bottom: calc(${bottomBar} + ${noticesHeight});
  /* Behind the head, below which it may come to lie. */
  z-index: 21;
  ${givesWay}
  display: grid;
  gap: ${vars.space.s2};
  margin-inline: calc(-1 * ${vars.space.s4});
  padding: ${vars.space.s3} ${vars.space.s4};
  /* A bar of its own with a clear edge, as the one below it: what scrolls by goes under it, and is neither veiled nor cut by a button. */
  border-top: 1px solid ${vars.color.edge};
  background: ${vars.color.barBg};

  ${media.wide} {
    margin-inline: calc(-1 * ${vars.space.s6});
    padding-inline: ${vars.space.s6};
    /* Its form is narrower than the window: a bar would hang in the middle of the page. */
    &[data-narrow] {
      ${atRest}
    }
  }
  ${media.desktop} {
    ${atRest}
  }
`;

/** Holds the one primary action. */
export const ActionBar = styled.div.attrs<{ 'data-part'?: string }>({ 'data-part': 'action-bar' })`
  ${inReach}
`;
