import styled from 'styled-components';
import { useBrand } from '../../theme/brand-context.ts';
import { media } from '../../theme/media.ts';
import { focusRing, givesWay } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { LazyCountBadge } from '../CountBadge/LazyCountBadge.tsx';
import { currentOf } from '../nav-item.ts';
import type { SideNavProps } from './side-nav-props.ts';

const Root = styled.nav`
  display: none;
  ${media.desktop} {
    display: block;
    /* What sticks below it reckons with it, as base.css says. */
    position: sticky;
    top: ${vars.size.topBar};
    z-index: 20;
    & ~ * {
      --size-top-bar: calc(var(--bar) + var(--ribbon) + var(--strip));
    }
    border-bottom: 1px solid ${vars.color.edge};
    background: ${vars.color.barBg};
  }
  ${givesWay}
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  column-gap: ${vars.space.s12};
  padding-inline: ${vars.space.s6};
  font-family: ${vars.font.display};
  font-size: ${vars.text.lg};
  /* Where the name does not stand in the middle, the words begin where the page does. */
  &:not([data-header='masthead']) {
    justify-content: start;
    padding-inline: max(${vars.space.s6}, calc((100% - ${vars.size.content}) / 2));
  }
`;

/** A badge comes late and stands in the gap: no word moves for it. */
const Anchor = styled.a`
  position: relative;
  display: inline-flex;
  > [data-part='count-badge'] {
    position: absolute;
    top: 2px;
    left: 100%;
  }
  align-items: center;
  vertical-align: top;
  min-height: ${vars.size.target};
  border-block: 2px solid transparent;
  color: ${vars.color.textMuted};
  text-decoration: none;
  white-space: nowrap;
  transition: color ${vars.motion.base} ${vars.motion.ease};
  ${focusRing}
  &[aria-current] {
    border-bottom-color: ${vars.color.accent};
    color: ${vars.color.text};
  }
  ${media.hover} {
    &:hover {
      color: ${vars.color.accentText};
    }
  }
`;

/** A line of words under the top bar. */
export function StripNav({ label, items }: SideNavProps) {
  const { header } = useBrand().layout;
  return (
    <Root aria-label={label} data-part="side-nav">
      <List data-header={header}>
        {items.map((item) => (
          <li key={item.href}>
            <Anchor href={item.href} aria-current={currentOf(item)}>
              {item.label}
              {item.badge && <LazyCountBadge {...item.badge} />}
            </Anchor>
          </li>
        ))}
      </List>
    </Root>
  );
}
