import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';
import { badgeOnFloor, bayInks, bend, floor, mouthCorner, outlined } from '../BottomNav/bay-look.ts';
import { unreadWords } from '../CountBadge/count-text.ts';
import { currentOf, type NavItem } from '../nav-item.ts';
import { NavSign } from '../nav-sign.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { columnPlace, PlaceWord } from './column-place.ts';
import type { SideNavProps } from './side-nav-props.ts';

/** A floor as high as the page. It is this wide in every brand, with room for words beside the signs in roomy windows. */
const Root = styled.nav`
  display: none;
  ${media.desktop} {
    [data-brand]:has(&) {
      --size-side-nav: 5.5rem;
    }
    display: block;
    width: ${vars.size.sideNav};
    ${floor}
  }
  ${media.roomy} {
    [data-brand]:has(&) {
      --size-side-nav: 13rem;
    }
  }
  @media (forced-colors: active) {
    border-inline-end: 1px solid CanvasText;
  }
`;

/** `--beside`: between a place and the floor's edges; a bay has none at the edge to the page. `--start`: where lines begin. */
const Lists = styled.div`
  --start: 0%;
  &:dir(rtl) {
    --start: 100%;
  }
  --beside: ${vars.space.s1};
  position: sticky;
  top: ${vars.size.topBar};
  display: grid;
  align-content: space-between;
  gap: ${vars.space.s8};
  height: calc(100dvh - ${vars.size.topBar});
  padding-block: ${vars.space.s5} ${vars.space.s6};
  overflow-y: auto;
  scrollbar-width: none;
  ${media.short} {
    top: 0;
    height: 100dvh;
  }
  ${media.roomy} {
    --beside: ${vars.space.s3};
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${vars.space.s1};
`;

const Anchor = styled.a`
  ${columnPlace}
  margin-inline: var(--beside);
  padding: ${vars.space.s1};
  border-radius: ${bend};
  ${badgeOnFloor}
  ${media.roomy} {
    min-height: 50px;
    padding-inline: ${vars.space.s2} ${vars.space.s3};
  }
  ${media.hover} {
    &:hover {
      background: ${vars.color.surface1};
      color: ${vars.color.text};
    }
  }
  &&[aria-current] {
    --beyond: var(--beside);
    ${bayInks}
    margin-inline-end: 0;
    padding-inline-end: calc(${vars.space.s1} + var(--beside));
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  &[aria-current]::before,
  &[aria-current]::after {
    ${mouthCorner}
    inset-inline-end: 0;
  }
  &[aria-current]::before {
    --round: var(--start) 0;
    bottom: 100%;
  }
  &[aria-current]::after {
    --round: var(--start) 100%;
    top: 100%;
  }
`;

/** The way to the cashier is told by an outline; the filled button is the balance's. */
const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 36px;
  height: 32px;
  border-radius: ${vars.radius.pill};
  a:not([aria-current]) > &[data-cashier] {
    ${outlined}
  }
  ${media.roomy} {
    height: 36px;
  }
`;

function Places({ items }: Pick<SideNavProps, 'items'>) {
  return (
    <List>
      {items.map((item) => (
        <li key={item.href}>
          <Anchor href={item.href} aria-current={currentOf(item)} title={item.label}>
            <Sign data-cashier={item.icon === 'deposit' ? '' : undefined}>
              <NavSign {...item} />
            </Sign>
            <PlaceWord>{item.label}</PlaceWord>
            {item.badge && <VisuallyHidden>{unreadWords(item.badge)}</VisuallyHidden>}
          </Anchor>
        </li>
      ))}
    </List>
  );
}

/** The thumb's five lead, and what has no room there stands at the floor's end. */
const leading = 5;

/** A floor beside the page, the open one cut out of it as a bay that is open to the page; in narrow windows signs over their words. */
export function BayColumn({ label, items }: SideNavProps) {
  const further: readonly NavItem[] = items.slice(leading);
  return (
    <Root aria-label={label} data-part="side-nav">
      <Lists>
        <Places items={items.slice(0, leading)} />
        {further.length > 0 && <Places items={further} />}
      </Lists>
    </Root>
  );
}
