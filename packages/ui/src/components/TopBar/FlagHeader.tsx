import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { visuallyHidden } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { flagField, onFlag } from './flag-inks.ts';
import { crowded, HeaderAccount, HeaderTools, HomeLink, topBar } from './header-parts.ts';
import type { TopBarProps } from './top-bar-props.ts';

/** `--side`: from the window's edges to what stands at the bar's ends, on desktops as far as the page's column. */
const Root = styled.header`
  ${topBar}
  ${flagField}
  align-items: center;
  gap: ${vars.space.s2};
  padding-inline: max(${vars.space.s3}, env(safe-area-inset-left)) max(${vars.space.s4}, env(safe-area-inset-right));
  background: ${vars.color.accent};
  color: ${vars.color.onAccent};
  ${media.wide} {
    gap: ${vars.space.s4};
    padding-inline: ${vars.space.s6};
  }
  ${media.desktop} {
    --side: max(${vars.space.s6}, calc((100% - ${vars.size.content}) / 2));
    :root:has([data-nav='column']) & {
      --side: max(${vars.space.s6}, calc((100% - ${vars.size.sideNav} - ${vars.size.content}) / 2));
    }
    padding-inline: var(--side);
  }
  @media (forced-colors: active) {
    border-bottom: 1px solid CanvasText;
  }
`;

const Tools = styled(HeaderTools)`
  ${onFlag}
  /* Where there are none, or none are seen, there is no gap for them either. */
  ${media.phone} {
    &:empty,
    ${crowded} > & {
      display: none;
    }
  }
`;

const Account = styled(HeaderAccount)`
  ${onFlag}
  justify-content: end;
  margin-inline-start: auto;
  /* The pill and the way to pay in, which is its end, share their line. */
  [data-part='balance-pill'] > a {
    align-self: stretch;
    height: auto;
    margin: calc(-1 * ${vars.size.edge});
    margin-inline-start: 0;
  }
`;

/**
 * Hangs over the bar's foot by `--drop`, its own foot cut by `--cut`, with a rim in the second colour along its edges. What hangs over is
 * seen and takes no press: below it begins what is under the bar. Nothing of the bar is seen in the cut; on phones, where the page begins
 * close below, all of it hangs in the bar.
 */
const Pennant = styled(HomeLink)`
  --drop: -3px;
  --cut: 8px;
  --rim: 3px;
  position: relative;
  isolation: isolate;
  align-self: stretch;
  justify-content: center;
  min-height: 0;
  padding: 0 ${vars.space.s3} ${vars.space.s2};
  border-radius: 0;
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 0 0 calc(-1 * var(--drop));
    z-index: -1;
    background: ${vars.color.ornament};
    clip-path: polygon(0 0, 100% 0, 100% 100%, 50% calc(100% - var(--cut)), 0 100%);
    pointer-events: none;
  }
  &::after {
    inset-inline: var(--rim);
    bottom: calc(1.5 * var(--rim) - var(--drop));
    background: ${vars.color.bg};
  }
  &:focus-visible {
    outline-offset: calc(-2 * var(--rim));
  }
  /* A name without room wraps out of sight as a whole: the sign then stands alone, in the middle. */
  [data-part='logo'] {
    flex-wrap: wrap;
    justify-content: center;
    max-height: 36px;
    overflow: hidden;
  }
  ${media.phone} {
    flex: none;
    [data-part='wordmark'] {
      ${visuallyHidden}
    }
  }
  ${media.wide} {
    --drop: 10px;
    --cut: 10px;
    --rim: 4px;
    padding: 0 ${vars.space.s6};
  }
`;

/** A field all of the accent. The logo hangs from its beginning in a pennant of the page's ground; on phones the sign alone. */
export function FlagHeader({ homeHref, homeLabel, logo, tools, account, isCrowded = false }: TopBarProps) {
  return (
    <Root data-part="top-bar" data-crowded={isCrowded ? '' : undefined}>
      <Pennant href={homeHref} aria-label={homeLabel}>
        {logo}
      </Pennant>
      <Account data-part="account">{account}</Account>
      <Tools>{tools}</Tools>
    </Root>
  );
}
