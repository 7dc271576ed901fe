import styled from 'styled-components';
import { whilePageLeads } from '../../theme/leading-action.ts';
import { media } from '../../theme/media.ts';
import { clampedToTwoLines, focusRing, givesWay } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { LazyCountBadge } from '../CountBadge/LazyCountBadge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { currentOf } from '../nav-item.ts';
import { cashierLast, isCashier } from './cashier-last.ts';
import type { SideNavProps } from './side-nav-props.ts';

/** Over the page, which is seen at both sides of it and can be pressed there. */
const Root = styled.nav`
  display: none;
  ${media.desktop} {
    /* What sticks below it reckons with it, as base.css says. */
    :root:has(&&) {
      --strip: 4.25rem;
    }
    /* The capsule above it is as long as the page's column. */
    :root:has(&&) [data-part='top-bar'] {
      --start: max(${vars.space.s6}, calc((100% - ${vars.size.content}) / 2));
    }
    position: sticky;
    top: ${vars.size.topBar};
    z-index: 20;
    display: grid;
    place-content: center;
    height: 4.25rem;
    padding-inline: ${vars.space.s6};
    pointer-events: none;
    & ~ * {
      --size-top-bar: calc(var(--bar) + var(--ribbon) + var(--strip));
    }
  }
  ${givesWay}
`;

const List = styled.ul`
  display: flex;
  gap: ${vars.space.s1};
  min-width: 0;
  padding: 5px;
  border: max(1px, ${vars.size.edge}) solid ${vars.color.edge};
  border-radius: min(${vars.radius.pill}, 1.875rem);
  background: ${vars.color.surface1};
  box-shadow: ${vars.shadow.raised};
  pointer-events: auto;
  > li {
    flex: 0 1 auto;
    min-width: ${vars.size.target};
  }
`;

/** A badge comes late and stands on the pill's own corner: no word moves for it. */
const Pill = styled.a`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${vars.space.s2};
  height: 46px;
  padding-inline: ${vars.space.s3};
  border-radius: ${vars.radius.pill};
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  font-weight: ${vars.weight.medium};
  line-height: 1.2;
  text-decoration: none;
  transition:
    background-color ${vars.motion.fast} ${vars.motion.ease},
    color ${vars.motion.fast} ${vars.motion.ease};
  ${focusRing}
  &:focus-visible {
    outline-offset: -3px;
  }
  ${media.roomy} {
    padding-inline: ${vars.space.s4};
  }
  > [data-part='count-badge'] {
    position: absolute;
    inset: -3px 2px auto auto;
    z-index: 1;
  }
  ${media.hover} {
    &:hover {
      background: ${vars.color.surface2};
      color: ${vars.color.text};
    }
  }
  &&[aria-current] {
    background: ${vars.color.second};
    color: ${vars.color.onSecond};
    font-weight: ${vars.weight.strong};
    &:focus-visible {
      outline-color: ${vars.color.onSecond};
    }
  }
  @media (forced-colors: active) {
    &[aria-current] {
      border: 2px solid Highlight;
    }
  }
`;

/** The way to the cashier; in outline where the page's own button is the filled one. */
const Cashier = styled(Pill)`
  background: ${vars.color.accent};
  color: ${vars.color.onAccent};
  font-weight: ${vars.weight.strong};
  &:focus-visible {
    outline-offset: 2px;
  }
  &:hover {
    background: ${vars.color.accentHover};
    color: ${vars.color.onAccent};
  }
  ${whilePageLeads} &:not([aria-current]) {
    background: ${vars.color.accentSoft};
    box-shadow: inset 0 0 0 2px ${vars.color.accent};
    color: ${vars.color.accentText};
  }
`;

/** As wide at rest as it is when it is open, in stronger letters: no other tab moves. */
const Word = styled.span`
  min-width: 0;
  ${clampedToTwoLines}
  &::after {
    content: attr(data-word);
    display: block;
    height: 0;
    overflow: hidden;
    visibility: hidden;
    font-weight: ${vars.weight.strong};
  }
`;

/** A capsule that floats in the middle below the top bar: signs and words, the open one a filled pill, the way to the cashier last. */
export function DockRow({ label, items }: SideNavProps) {
  return (
    <Root aria-label={label} data-part="side-nav" data-pays-in="">
      <List>
        {cashierLast(items).map((item) => {
          const As = isCashier(item) ? Cashier : Pill;
          return (
            <li key={item.href}>
              <As href={item.href} aria-current={currentOf(item)}>
                <Icon name={item.icon} size={20} />
                <Word data-word={item.label}>{item.label}</Word>
                {item.badge && <LazyCountBadge {...item.badge} />}
              </As>
            </li>
          );
        })}
      </List>
    </Root>
  );
}
