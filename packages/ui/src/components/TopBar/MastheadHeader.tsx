import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { givesWay } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { HeaderAccount, HeaderTools, HomeLink } from './header-parts.ts';
import type { TopBarProps } from './top-bar-props.ts';

/** Height of the name's own line on phones, which scrolls away; the account's line stays. */
const title = '60px';

const Root = styled.header`
  position: sticky;
  top: -${title};
  z-index: 20;
  ${givesWay}
  display: grid;
  grid-template-rows: ${title} auto;
  justify-items: center;
  background: ${vars.color.barBg};
  border-bottom: 1px solid ${vars.color.edge};
  ${media.desktop} {
    top: 0;
    grid-template: ${vars.size.topBar} / minmax(0, 1fr) auto minmax(0, 1fr);
    align-items: center;
    gap: ${vars.space.s4};
    padding-inline: ${vars.space.s6};
    border-bottom: 3px double ${vars.color.lineStrong};
  }
`;

const Account = styled(HeaderAccount)`
  justify-content: center;
  width: 100%;
  padding: ${vars.space.s1} ${vars.space.s4};
  border-top: 1px solid ${vars.color.edge};
  &:empty {
    min-height: calc(${vars.size.target} + 2 * ${vars.space.s1});
  }
  > * {
    flex: 1;
  }
  > [data-part='icon-link'],
  > [data-part='icon-button'] {
    flex: none;
  }
  [data-part='balance-pill'] {
    padding-left: 0;
    border: 0;
    background: none;
  }
  /* The line has room for the amount in full and for the deposit in words. */
  [data-part='balance-pill'] > span:first-child {
    font-family: ${vars.font.display};
    font-size: ${vars.text.lg};
    font-weight: ${vars.weight.display};
  }
  [data-part='balance-pill'] > a {
    padding-inline: ${vars.space.s4};
    > svg {
      display: none;
    }
    > span {
      position: static;
      width: auto;
      height: auto;
      margin: 0;
      overflow: visible;
      clip-path: none;
    }
  }
  ${media.wide} {
    padding-inline: ${vars.space.s6};
  }
  ${media.desktop} {
    justify-content: end;
    padding: 0;
    border: 0;
    > * {
      flex: none;
    }
  }
`;

/** Keeps the name in the middle when there are no tools. */
const Side = styled(HeaderTools)`
  grid-area: 1 / 1;
  align-self: center;
  justify-self: start;
  margin-inline-start: ${vars.space.s6};
  ${media.desktop} {
    margin: 0;
  }
`;

const Name = styled(HomeLink)`
  grid-area: 1 / 1;
  ${media.desktop} {
    grid-area: 1 / 2;
  }
`;

/** Like a newspaper's: the name in the middle over a hairline; on phones the account has a line of its own. */
export function MastheadHeader({ homeHref, homeLabel, logo, tools, account }: TopBarProps) {
  return (
    <Root data-part="top-bar">
      <Side>{tools}</Side>
      <Name href={homeHref} aria-label={homeLabel}>
        {logo}
      </Name>
      <Account data-part="account">{account}</Account>
    </Root>
  );
}
