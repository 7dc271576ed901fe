import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { endsWithColumn, visuallyHidden } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { HeaderAccount, HeaderTools, HomeLink, topBar } from './header-parts.ts';
import type { TopBarProps } from './top-bar-props.ts';

const Root = styled.header`
  ${topBar}
  align-items: center;
  gap: ${vars.space.s3};
  padding-inline: max(${vars.space.s4}, env(safe-area-inset-left)) max(${vars.space.s4}, env(safe-area-inset-right));
  background: ${vars.color.barBg};
  box-shadow: 0 1px 0 ${vars.color.topLight};
  > a {
    flex: 0 1 auto;
    margin-right: auto;
  }
  /* A name without room wraps out of sight as a whole: the sign then stands alone. */
  [data-part='logo'] {
    flex-wrap: wrap;
    max-height: 36px;
    overflow: hidden;
  }
  ${media.wide} {
    padding-inline: ${vars.space.s6};
  }
  ${endsWithColumn}
  @media (max-width: 350px) {
    gap: ${vars.space.s1};
    [data-part='wordmark'] {
      ${visuallyHidden}
    }
  }
`;

/** One line: logo left, account right; last the tools, which stay where they are when money comes. */
export function BarHeader({ homeHref, homeLabel, logo, tools, account, isCrowded = false }: TopBarProps) {
  return (
    <Root data-part="top-bar" data-crowded={isCrowded ? '' : undefined}>
      <HomeLink href={homeHref} aria-label={homeLabel}>
        {logo}
      </HomeLink>
      <HeaderAccount data-part="account">{account}</HeaderAccount>
      {tools !== undefined && <HeaderTools>{tools}</HeaderTools>}
    </Root>
  );
}
