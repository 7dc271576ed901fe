import styled from 'styled-components';
import { useBrand } from '../../theme/brand-context.ts';
import { whilePageLeads } from '../../theme/leading-action.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';
import { unreadWords } from '../CountBadge/count-text.ts';
import { currentOf } from '../nav-item.ts';
import { NavSign } from '../nav-sign.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { cashierLast, isCashier } from './cashier-last.ts';
import { columnPlace, PlaceWord } from './column-place.ts';
import type { SideNavProps } from './side-nav-props.ts';

/** The frame has its column before the page; here it is after it, and what reckons with it stands at its other side. */
const atTheEnd = `
  :root:has(&&) [data-nav='column'] {
    grid-template-columns: minmax(0, 1fr) ${vars.size.sideNav};
    > :last-child {
      grid-area: 1 / 1;
    }
  }
  :root:has(&&) [data-part='page-notices'] {
    margin-inline: 0 ${vars.size.sideNav};
  }
  /* The bar above both ends where they do: those that end with the page's column, the capsule, and the field with a flag. */
  :root:has(&&:is([data-header='bar'], [data-header='slant'], [data-header='marquee'])) [data-part='top-bar'] {
    padding-inline-end: ${vars.space.s6};
  }
  :root:has(&&) [data-part='top-bar'] {
    --end: ${vars.space.s6};
    --side: ${vars.space.s6};
  }
`;

const Root = styled.nav`
  display: none;
  ${media.desktop} {
    [data-brand]:has(&) {
      --size-side-nav: 6rem;
    }
    ${atTheEnd}
    display: block;
    grid-area: 1 / 2;
    width: ${vars.size.sideNav};
    border-inline-start: max(1px, ${vars.size.edge}) solid ${vars.color.edge};
    background: ${vars.color.barBg};
  }
  ${media.roomy} {
    [data-brand]:has(&) {
      --size-side-nav: 11.5rem;
    }
  }
`;

const List = styled.ul`
  position: sticky;
  top: ${vars.size.topBar};
  display: grid;
  align-content: start;
  gap: ${vars.space.s2};
  max-height: calc(100dvh - ${vars.size.topBar});
  padding-block: ${vars.space.s6};
  overflow-y: auto;
  scrollbar-width: none;
  ${media.short} {
    top: 0;
    max-height: 100dvh;
  }
  /* The filled one stands apart, as a seal below the register. */
  > [data-place='cashier'] {
    margin-block-start: ${vars.space.s4};
  }
`;

/** Cut round at the end that sticks out of the page; the open one sticks out as far as the window's edge. */
const Tab = styled.a`
  ${columnPlace}
  margin-inline-end: ${vars.space.s2};
  border: 1px solid ${vars.color.line};
  border-inline-start: 0;
  border-start-end-radius: ${vars.radius.md};
  border-end-end-radius: ${vars.radius.md};
  background: ${vars.color.surface1};
  box-shadow: ${vars.shadow.surface};
  ${media.roomy} {
    margin-inline-end: ${vars.space.s4};
    padding-inline: ${vars.space.s4} ${vars.space.s3};
  }
  ${media.hover} {
    &:hover {
      background: ${vars.color.surface2};
      color: ${vars.color.text};
    }
  }
  &[aria-current] {
    --beyond: ${vars.space.s4};
    margin-inline-end: 0;
    border-width: 0;
    border-inline-start: 4px solid ${vars.color.accent};
    border-radius: 0;
    background: ${vars.color.accentSoft};
    color: ${vars.color.text};
    font-weight: ${vars.weight.strong};
    ${media.roomy} {
      padding-inline-start: calc(${vars.space.s4} - 4px);
    }
  }
  &[aria-current] svg {
    color: ${vars.color.accentText};
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    &[aria-current] {
      border: 2px solid Highlight;
    }
  }
`;

/** Filled in a colour that is neither the open one's nor a form's; where the page leads with a button of its own, it is an outline. */
const Cashier = styled(Tab)`
  border-color: transparent;
  background: ${vars.color.second};
  &,
  &[aria-current],
  &[aria-current] svg,
  &:hover {
    color: ${vars.color.onSecond};
  }
  font-weight: ${vars.weight.strong};
  &:focus-visible {
    outline-color: ${vars.color.onSecond};
  }
  ${media.hover} {
    &:hover {
      background: ${vars.color.second};
      box-shadow: ${vars.shadow.raised};
    }
  }
  &[aria-current] {
    border-inline-start-color: ${vars.color.onSecond};
    background: ${vars.color.second};
  }
  ${whilePageLeads} &&:not([aria-current]) {
    background: none;
    box-shadow: inset 0 0 0 max(2px, ${vars.size.edge}) ${vars.color.second};
    color: ${vars.color.second};
    &:focus-visible {
      outline-color: ${vars.color.focus};
    }
  }
`;

/** A register at the page's end: signs and words on tabs that stick out of it, the way to the cashier as a seal below them. */
export function TabsColumn({ label, items }: SideNavProps) {
  const { header } = useBrand().layout;
  return (
    <Root aria-label={label} data-part="side-nav" data-pays-in="" data-header={header}>
      <List>
        {cashierLast(items).map((item) => {
          const As = isCashier(item) ? Cashier : Tab;
          return (
            <li key={item.href} data-place={isCashier(item) ? 'cashier' : undefined}>
              <As href={item.href} aria-current={currentOf(item)} title={item.label}>
                <NavSign {...item} />
                <PlaceWord>{item.label}</PlaceWord>
                {item.badge && <VisuallyHidden>{unreadWords(item.badge)}</VisuallyHidden>}
              </As>
            </li>
          );
        })}
      </List>
    </Root>
  );
}
