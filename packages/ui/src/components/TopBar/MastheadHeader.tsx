import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';
import { HeaderAccount, HeaderTools, HomeLink, topBar } from './header-parts.ts';
import type { TopBarProps } from './top-bar-props.ts';

const Root = styled.header`
  ${topBar}
  align-items: center;
  gap: ${vars.space.s2};
  padding-inline: ${vars.space.s4};
  background: ${vars.color.barBg};
  border-bottom: 3px double ${vars.color.lineStrong};
  /* A name without room wraps out of sight as a whole: the sign then stands alone. */
  [data-part='logo'] {
    flex-wrap: wrap;
    max-height: 36px;
    overflow: hidden;
  }
  ${media.wide} {
    gap: ${vars.space.s4};
    padding-inline: ${vars.space.s6};
  }
  /* Focus goes as one sees it. */
  reading-flow: flex-visual;
  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(max-content, 1fr) auto minmax(max-content, 1fr);
    /* On the edges of the page's column. */
    padding-inline: max(${vars.space.s6}, calc((100% - ${vars.size.content}) / 2));
  }
`;

/** Below desktops last in the line, at the margin: what stands before it is not moved by an account that is empty. */
const Tools = styled(HeaderTools)`
  order: 1;
  ${media.desktop} {
    order: 0;
  }
`;

const Account = styled(HeaderAccount)`
  justify-content: end;
  /* An amount without a box: so is its place. */
  &&::before {
    border: 0;
    height: ${vars.space.s6};
  }
  [data-part='balance-pill'] {
    padding-left: 0;
    border: 0;
    background: none;
  }
  [data-part='balance-pill'] > span:first-child {
    font-family: ${vars.font.display};
    font-size: ${vars.text.md};
    font-weight: ${vars.weight.display};
  }
  ${media.wide} {
    [data-part='balance-pill'] > span:first-child {
      font-size: ${vars.text.lg};
    }
  }
`;

const Name = styled(HomeLink)`
  flex: 0 1 auto;
  margin-right: auto;
  ${media.desktop} {
    margin: 0;
  }
`;

/**
 * Like a newspaper's: the name in the middle over a double rule; below desktops it stands before the line's free room, where no amount of
 * money moves it.
 */
export function MastheadHeader({
  homeHref,
  homeLabel,
  logo,
  tools,
  account,
  isCrowded = false,
}: TopBarProps) {
  return (
    <Root data-part="top-bar" data-crowded={isCrowded ? '' : undefined}>
      <Tools>{tools}</Tools>
      <Name href={homeHref} aria-label={homeLabel}>
        {logo}
      </Name>
      <Account data-part="account">{account}</Account>
    </Root>
  );
}
