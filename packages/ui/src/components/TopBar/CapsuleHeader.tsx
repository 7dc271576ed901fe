import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { visuallyHidden } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { HeaderAccount, HeaderTools, HomeLink, topBar } from './header-parts.ts';
import type { TopBarProps } from './top-bar-props.ts';

/** `--start`, `--end`: from the window's edges to the capsule's, which ends where the page's column does. */
const Root = styled.header`
  --start: max(${vars.space.s2}, env(safe-area-inset-left));
  --end: max(${vars.space.s2}, env(safe-area-inset-right));
  ${topBar}
  align-items: center;
  gap: ${vars.space.s2};
  padding-inline: calc(var(--start) + ${vars.space.s3}) calc(var(--end) + ${vars.space.s2});
  ${media.wide} {
    --start: ${vars.space.s6};
    --end: ${vars.space.s6};
    gap: ${vars.space.s3};
    padding-inline: calc(var(--start) + ${vars.space.s5}) calc(var(--end) + ${vars.space.s3});
  }
  ${media.desktop} {
    --end: max(${vars.space.s6}, calc((100% - ${vars.size.content}) / 2));
    :root:has([data-nav='column']) & {
      --end: max(${vars.space.s6}, calc((100% - ${vars.size.sideNav} - ${vars.size.content}) / 2));
    }
  }
  /* What scrolls away below the capsule is not seen again above it. */
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: linear-gradient(${vars.color.bg} 50%, transparent);
  }
  &::after {
    content: '';
    position: absolute;
    inset: ${vars.space.s1} var(--end) ${vars.space.s1} var(--start);
    z-index: -1;
    border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
    border-radius: min(${vars.radius.pill}, 1.75rem);
    background: ${vars.color.surface1};
    box-shadow: ${vars.shadow.raised};
  }
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
  @media (max-width: 350px) {
    gap: ${vars.space.s1};
    [data-part='wordmark'] {
      ${visuallyHidden}
    }
  }
`;

/** A capsule that floats over the page: logo left, account right. */
export function CapsuleHeader({ homeHref, homeLabel, logo, tools, account, isCrowded = false }: TopBarProps) {
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
