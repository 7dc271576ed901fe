import styled from 'styled-components';
import { useBrand } from '../../theme/brand-context.ts';
import { media } from '../../theme/media.ts';
import { givesWay, pageColumn } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import type { SideNavProps } from './side-nav-props.ts';
import { Cashier, isCashier, Tab, TabWords } from './TabsParts.tsx';

const rule = `max(1px, ${vars.size.edge})`;

/** In one piece with the bar above it: that begins on the page's axis too, and has no edge of its own below. */
const withTopBar = `
  /* Without a box around it, its last sign ends with the row. */
  :root:has(&[data-header='masthead']) [data-part='top-bar'] [data-part='balance-pill'] {
    margin-inline-end: calc(-1 * ${vars.space.s3});
  }
  :root:has(&:not([data-header='marquee'])) [data-part='top-bar'] {
    border-bottom-color: transparent;
    box-shadow: none;
  }
  :root:has(&:is([data-header='bar'], [data-header='masthead'])) [data-part='top-bar'] {
    padding-inline-start: max(${vars.space.s6}, calc((100% - ${vars.size.content}) / 2));
  }
  :root:has(&[data-header='capsule']) [data-part='top-bar'] {
    --start: max(${vars.space.s6}, calc((100% - ${vars.size.content}) / 2));
  }
  :root:has(&:is([data-header='marquee'], [data-header='slant'])) [data-part='top-bar'] > a:first-child {
    padding-inline-start: max(${vars.space.s6}, calc((100% - ${vars.size.content}) / 2));
  }
`;

const Root = styled.nav`
  display: none;
  ${media.desktop} {
    display: block;
    /* What sticks below it reckons with it, as base.css says; this one is higher than a line of words. */
    :root:has(&&) {
      --strip: calc(3.5rem + ${rule});
    }
    position: sticky;
    top: ${vars.size.topBar};
    z-index: 20;
    & ~ * {
      --size-top-bar: calc(var(--bar) + var(--ribbon) + var(--strip));
    }
    border-bottom: ${rule} solid ${vars.color.edge};
    background: ${vars.color.barBg};
    ${withTopBar}
  }
  ${givesWay}
`;

const List = styled.ul`
  ${pageColumn}
  display: flex;
  align-items: center;
  height: 3.5rem;
  > li {
    flex: 0 1 auto;
    min-width: ${vars.size.target};
  }
  /* Signs and words begin on the page's axis, the room around them does not. */
  > :first-child {
    margin-inline-start: calc(-1 * ${vars.space.s3});
  }
  > [data-place='further'] {
    margin-inline-start: auto;
  }
  > [data-place='cashier'] {
    flex: none;
    max-width: 40%;
    margin-inline-start: ${vars.space.s4};
  }
  > [data-place='cashier']:not([data-place='further'] ~ *) {
    margin-inline-start: auto;
  }
`;

/** The thumb's five lead, and what has no room there comes after them. */
const leading = 5;

/** Tabs under the top bar, sign and word, the open one on a line; at the row's end the filled way to the cashier. */
export function TabsRow({ label, items }: SideNavProps) {
  const { header } = useBrand().layout;
  const tabs = items.filter((item) => !isCashier(item));
  const further = items.slice(leading).find((item) => !isCashier(item));
  return (
    <Root aria-label={label} data-part="side-nav" data-pays-in="" data-header={header}>
      <List>
        {tabs.map((item) => (
          <li key={item.href} data-place={item === further ? 'further' : undefined}>
            <TabWords item={item} As={Tab} />
          </li>
        ))}
        {items.filter(isCashier).map((item) => (
          <li key={item.href} data-place="cashier">
            <TabWords item={item} As={Cashier} />
          </li>
        ))}
      </List>
    </Root>
  );
}
