import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { endsWithColumn } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { HeaderAccount, HeaderTools, HomeLink, topBar } from './header-parts.ts';
import type { TopBarProps } from './top-bar-props.ts';

const Root = styled.header`
  ${topBar}
  align-items: center;
  gap: ${vars.space.s2};
  padding-inline-end: max(${vars.space.s4}, env(safe-area-inset-right));
  border-bottom: 2px solid ${vars.color.ornament};
  background: ${vars.color.barBg};
  /* What a guest is offered leaves the sign its size. */
  @media (max-width: 374px) {
    gap: ${vars.space.s1};
  }
  ${media.wide} {
    gap: ${vars.space.s4};
    padding-inline-end: ${vars.space.s6};
  }
  ${endsWithColumn}
`;

/** `--lean`: how far its end leans over; a stripe runs along it. */
const Sign = styled(HomeLink)`
  --lean: 22px;
  position: relative;
  isolation: isolate;
  flex: 0 1 auto;
  align-self: stretch;
  min-height: 0;
  margin-right: auto;
  overflow: hidden;
  padding-inline: max(${vars.space.s4}, env(safe-area-inset-left)) calc(var(--lean) + ${vars.space.s2});
  border-radius: 0;
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: ${vars.color.accent};
    clip-path: polygon(0 0, 100% 0, calc(100% - var(--lean)) 100%, 0 100%);
  }
  &::after {
    right: 8px;
    background: ${vars.color.surface2};
  }
  /* A name without room wraps out of sight as a whole: the sign then stands alone. */
  [data-part='logo'] {
    flex-wrap: wrap;
    max-height: 36px;
    overflow: hidden;
  }
  &:focus-visible {
    outline-offset: -6px;
  }
  ${media.wide} {
    --lean: 30px;
    padding-inline: ${vars.space.s6} calc(var(--lean) + ${vars.space.s6});
  }
`;

/** The logo on an end piece whose edge leans over the bar; the account at the other end. */
export function SlantHeader({ homeHref, homeLabel, logo, tools, account, isCrowded = false }: TopBarProps) {
  return (
    <Root data-part="top-bar" data-crowded={isCrowded ? '' : undefined}>
      <Sign href={homeHref} aria-label={homeLabel}>
        {logo}
      </Sign>
      <HeaderAccount data-part="account">{account}</HeaderAccount>
      {tools !== undefined && <HeaderTools>{tools}</HeaderTools>}
    </Root>
  );
}
