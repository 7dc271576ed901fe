import styled from 'styled-components';
import { whilePageLeads } from '../../theme/leading-action.ts';
import { media } from '../../theme/media.ts';
import { focusRing, givesWay, offersDeposit } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { unreadWords } from '../CountBadge/count-text.ts';
import { currentOf } from '../nav-item.ts';
import { NavSign } from '../nav-sign.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { BottomNavProps } from './bottom-nav-props.ts';

const rule = `max(1px, ${vars.size.edge})`;

const Root = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: 20;
  ${givesWay}
  padding: 0 env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);
  border-top: ${rule} solid ${vars.color.edge};
  background: ${vars.color.barBg};
  ${media.desktop} {
    display: none;
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  /* With its rim as high as is reckoned with: what stands on it leaves the rim in sight. */
  height: calc(${vars.size.bottomNav} - ${rule});
  /* No room for equal ones: each as wide as its word. */
  @media (max-width: 399px) {
    grid-template-columns: repeat(5, auto);
  }
`;

const Anchor = styled.a`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: center;
  gap: 3px;
  height: 100%;
  color: ${vars.color.textMuted};
  font-size: clamp(0.625rem, 3.05vw, ${vars.text.xs});
  font-weight: ${vars.weight.medium};
  text-decoration: none;
  ${focusRing}
  &:focus-visible {
    outline-offset: -4px;
  }
  /* Beside each other there is room for larger words. */
  ${media.tablet} {
    grid-template-columns: auto minmax(0, auto);
    align-items: center;
    justify-content: center;
    gap: ${vars.space.s2};
    font-size: ${vars.text.sm};
  }
  &:active {
    color: ${vars.color.text};
  }
  &[aria-current] {
    color: ${vars.color.text};
    font-weight: ${vars.weight.strong};
  }
  /* It lies over the bar's own edge, and grows out of its middle. */
  &::before {
    content: '';
    position: absolute;
    top: calc(-1 * ${rule});
    left: calc(50% - 16px);
    width: 32px;
    height: 3px;
    border-radius: 0 0 ${vars.radius.sm} ${vars.radius.sm};
    background: ${vars.color.accent};
    scale: 0 1;
    transition: scale ${vars.motion.base} ${vars.motion.ease};
  }
  &[aria-current]::before {
    scale: none;
  }
`;

/** As high with a ground as without one: all words stand on one line. */
const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 36px;
  height: 32px;
  border-radius: ${vars.radius.sm};
  a[aria-current] > & {
    color: ${vars.color.accentText};
  }
  /* The deposit's own place, in a colour that is not the open one's. It is still where the page has a button of its own to lead. */
  ${offersDeposit} li:nth-child(3) a > & {
    background: ${vars.color.second};
    color: ${vars.color.onSecond};
  }
  ${whilePageLeads} li:nth-child(3) a > & {
    background: none;
    box-shadow: inset 0 0 0 max(2px, ${vars.size.edge}) ${vars.color.second};
    color: ${vars.color.second};
  }
  /* Clear of the sign. The last tab may be as narrow as its word: what is new there grows inwards, and keeps off the window's edge. */
  ${media.phone} {
    &&& > * > [data-part='count-badge'] {
      right: -15px;
      bottom: 60%;
      left: auto;
    }
  }
  /* What is new lies on no word beside the sign. */
  ${media.tablet} {
    &&& > * > [data-part='count-badge'] {
      right: 70%;
      left: auto;
    }
  }
  @media (forced-colors: active) {
    ${offersDeposit} li:nth-child(3) a > & {
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

/** Flat and from edge to edge: a sign over each word, a short bar on the edge above the open one, the deposit's sign on a square. */
export function TabsBar({ label, items }: BottomNavProps) {
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
