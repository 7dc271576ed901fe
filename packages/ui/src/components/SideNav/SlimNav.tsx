import styled from 'styled-components';
import { whilePageLeads } from '../../theme/leading-action.ts';
import { media } from '../../theme/media.ts';
import { clampedToTwoLines, focusRing } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { unreadWords } from '../CountBadge/count-text.ts';
import { currentOf, type NavItem } from '../nav-item.ts';
import { NavSign } from '../nav-sign.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { SideNavProps } from './side-nav-props.ts';

/** Stands free beside the page, as tall as what is in it, and reaches a little into the page's own margin; it is this wide in every brand, and what stands beside it reckons with that. */
const Root = styled.nav`
  display: none;
  ${media.desktop} {
    [data-brand]:has(&) {
      --size-side-nav: 6rem;
    }
    position: sticky;
    top: calc(${vars.size.topBar} + ${vars.space.s4});
    display: block;
    align-self: start;
    width: 5.75rem;
    max-height: calc(100dvh - ${vars.size.topBar} - 2 * ${vars.space.s4});
    margin-block: ${vars.space.s4};
    margin-inline-start: ${vars.space.s2};
    padding: 6px;
    overflow-y: auto;
    scrollbar-width: none;
    border: max(1px, ${vars.size.edge}) solid ${vars.color.edge};
    border-radius: min(${vars.radius.pill}, 2.875rem);
    background: ${vars.color.surface1};
    box-shadow: ${vars.shadow.surface};
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${vars.space.s1};
`;

const Anchor = styled.a`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: center;
  gap: ${vars.space.s1};
  min-height: 66px;
  border-radius: ${vars.radius.md};
  color: ${vars.color.textMuted};
  font-size: ${vars.text.xs};
  font-weight: ${vars.weight.medium};
  line-height: 1.2;
  text-decoration: none;
  > :first-child {
    display: grid;
    place-items: center;
    width: 40px;
    height: 40px;
    border-radius: ${vars.radius.pill};
    transition: background-color ${vars.motion.fast} ${vars.motion.ease};
  }
  ${focusRing}
  &:focus-visible {
    outline-offset: -3px;
  }
  ${media.hover} {
    &:hover {
      color: ${vars.color.text};
      > :first-child {
        background: ${vars.color.surface3};
      }
    }
  }
  &&[aria-current] {
    color: ${vars.color.text};
    font-weight: ${vars.weight.strong};
    > :first-child {
      background: ${vars.color.second};
      color: ${vars.color.onSecond};
    }
  }
  @media (forced-colors: active) {
    &[aria-current] {
      border: 2px solid Highlight;
    }
  }
`;

const Word = styled.span`
  max-width: 100%;
  overflow-wrap: anywhere;
  hyphens: auto;
  text-align: center;
  text-wrap: balance;
  ${clampedToTwoLines}
`;

/** The way to the cashier: a round button over its word, at the head of the rail; in outline where the page's own is the filled one. */
const Cashier = styled(Anchor)`
  margin-bottom: ${vars.space.s1};
  padding-bottom: ${vars.space.s2};
  color: ${vars.color.text};
  > :first-child {
    width: 52px;
    height: 52px;
    background: ${vars.color.accent};
    color: ${vars.color.onAccent};
  }
  ${whilePageLeads} &:not([aria-current]) > :first-child {
    background: ${vars.color.accentSoft};
    box-shadow: inset 0 0 0 2px ${vars.color.accent};
    color: ${vars.color.accentText};
  }
  ${media.hover} {
    &:hover:not([aria-current]) > :first-child {
      background: ${vars.color.accent};
      color: ${vars.color.onAccent};
    }
  }
`;

function Destination({ item, As }: { readonly item: NavItem; readonly As: typeof Anchor }) {
  return (
    <li>
      <As href={item.href} aria-current={currentOf(item)} title={item.label}>
        <span>
          <NavSign {...item} />
        </span>
        <Word>{item.label}</Word>
        {item.badge && <VisuallyHidden>{unreadWords(item.badge)}</VisuallyHidden>}
      </As>
    </li>
  );
}

/** A slim rail beside the page: the cashier's round button, then signs over small words, the open one's on a filled disc. */
export function SlimNav({ label, items }: SideNavProps) {
  const isCashier = ({ icon }: NavItem) => icon === 'deposit';
  return (
    <Root aria-label={label} data-part="side-nav" data-pays-in="">
      <List>
        {items.filter(isCashier).map((item) => (
          <Destination key={item.href} item={item} As={Cashier} />
        ))}
        {items
          .filter((item) => !isCashier(item))
          .map((item) => (
            <Destination key={item.href} item={item} As={Anchor} />
          ))}
      </List>
    </Root>
  );
}
