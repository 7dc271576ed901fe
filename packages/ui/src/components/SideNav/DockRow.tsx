import styled from 'styled-components';
import { whilePageLeads } from '../../theme/leading-action.ts';
import { media } from '../../theme/media.ts';
import { givesWay } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import type { SideNavProps } from './side-nav-props.ts';
import { isCashier, Tab, TabWords } from './TabsParts.tsx';

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

const Pill = styled(Tab)`
  height: 46px;
  border-radius: ${vars.radius.pill};
  ${media.roomy} {
    padding-inline: ${vars.space.s4};
  }
  &::after {
    display: none;
  }
  /* At the pill's own corner: beside it the next one begins. */
  > [data-part='count-badge'] {
    inset: -3px 2px auto auto;
  }
  &&[aria-current] {
    background: ${vars.color.second};
    color: ${vars.color.onSecond};
    > svg {
      color: inherit;
    }
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

/** A capsule that floats in the middle below the top bar: signs and words, the open one a filled pill, the way to the cashier last. */
export function DockRow({ label, items }: SideNavProps) {
  const ordered = [...items.filter((item) => !isCashier(item)), ...items.filter(isCashier)];
  return (
    <Root aria-label={label} data-part="side-nav" data-pays-in="">
      <List>
        {ordered.map((item) => (
          <li key={item.href}>
            <TabWords item={item} As={isCashier(item) ? Cashier : Pill} />
          </li>
        ))}
      </List>
    </Root>
  );
}
