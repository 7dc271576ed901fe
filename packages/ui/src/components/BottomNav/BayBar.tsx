import styled from 'styled-components';
import { whilePageLeads } from '../../theme/leading-action.ts';
import { media } from '../../theme/media.ts';
import { focusRing, givesWay, offersDeposit } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { unreadWords } from '../CountBadge/count-text.ts';
import { currentOf } from '../nav-item.ts';
import { NavSign } from '../nav-sign.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { badgeOnFloor, bayInks, bend, floor, mouthCorner, outlined } from './bay-look.ts';
import type { BottomNavProps } from './bottom-nav-props.ts';

const Root = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: 20;
  ${givesWay}
  ${floor}
  padding-inline: max(${bend}, env(safe-area-inset-left)) max(${bend}, env(safe-area-inset-right));
  padding-bottom: env(safe-area-inset-bottom);
  /* What stands on it then is a bar of its own, which the bay is open to. */
  ${media.phone} {
    :root:has([data-part='action-bar']) & {
      --bay: ${vars.color.barBg};
    }
  }
  ${media.desktop} {
    display: none;
  }
  @media (forced-colors: active) {
    border-top: 1px solid CanvasText;
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  max-width: 45rem;
  height: ${vars.size.bottomNav};
  margin-inline: auto;
  /* No room for equal ones: each as wide as its word. */
  @media (max-width: 399px) {
    grid-template-columns: repeat(5, auto);
  }
`;

/** The floor goes on below a bay. */
const Anchor = styled.a`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: center;
  gap: 2px;
  height: calc(100% - 5px);
  color: ${vars.color.textMuted};
  font-size: clamp(0.625rem, 3.05vw, ${vars.text.xs});
  font-weight: ${vars.weight.medium};
  text-decoration: none;
  ${focusRing}
  &:focus-visible {
    outline-offset: -4px;
  }
  ${badgeOnFloor}
  /* Beside each other there is room for larger words. */
  ${media.tablet} {
    grid-template-columns: auto minmax(0, auto);
    align-items: center;
    justify-content: center;
    gap: ${vars.space.s1};
    font-size: ${vars.text.sm};
  }
  &:active {
    color: ${vars.color.text};
  }
  ${offersDeposit} li:nth-child(3) > &:not([aria-current]) {
    color: ${vars.color.text};
  }
  &&[aria-current] {
    ${bayInks}
    border-end-start-radius: ${bend};
    border-end-end-radius: ${bend};
  }
  &[aria-current]::before,
  &[aria-current]::after {
    ${mouthCorner}
    top: 0;
  }
  &[aria-current]::before {
    --round: 0 100%;
    right: 100%;
  }
  &[aria-current]::after {
    --round: 100% 100%;
    left: 100%;
  }
`;

/** As high with a ground as without one: all words stand on one line. */
const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 44px;
  height: 32px;
  border-radius: ${vars.radius.pill};
  /* The deposit is a button on the floor, in outline where the page has one of its own to lead. */
  ${offersDeposit} li:nth-child(3) a:not([aria-current]) > & {
    background: ${vars.color.accent};
    color: ${vars.color.onAccent};
  }
  ${whilePageLeads} li:nth-child(3) a:not([aria-current]) > & {
    ${outlined}
  }
  @media (forced-colors: active) {
    ${offersDeposit} li:nth-child(3) a:not([aria-current]) > & {
      border: 1px solid CanvasText;
    }
  }
`;

const Label = styled.span`
  max-width: 100%;
  overflow-wrap: anywhere;
  hyphens: auto;
  line-height: 1.15;
  text-align: center;
  ${media.tablet} {
    text-align: start;
  }
`;

/** A floor from edge to edge, and the open one cut out of it: a bay of the page's own ground with the floor's round corners at its mouth. */
export function BayBar({ label, items }: BottomNavProps) {
  return (
    <Root aria-label={label} data-part="bottom-nav">
      <List>
        {items.map((item) => (
          <li key={item.href}>
            <Anchor href={item.href} aria-current={currentOf(item)}>
              <Sign aria-hidden="true">
                <NavSign {...item} />
              </Sign>
              <Label>{item.label}</Label>
              {item.badge && <VisuallyHidden>{unreadWords(item.badge)}</VisuallyHidden>}
            </Anchor>
          </li>
        ))}
      </List>
    </Root>
  );
}
