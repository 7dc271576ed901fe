import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { clampedText, focusRing, givesWay, offersDeposit } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { unreadWords } from '../CountBadge/count-text.ts';
import { currentOf } from '../nav-item.ts';
import { NavSign } from '../nav-sign.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { BottomNavProps } from './bottom-nav-props.ts';

/** What keeps in sight down there: it stands on the capsule's strip, and makes one console with it. */
const standing =
  ":root:has([data-part='action-bar'], [data-part='claim-reward'], [data-part='page-notices'] > :not(:empty))";

/** A strip of its own for the capsule, which everything else reckons with. On phones the page fades there: hardly a letter has room beside it. */
const Root = styled.nav`
  @media (max-width: 999px) {
    [data-brand]:has(&) {
      --size-bottom-nav: 4.75rem;
    }
  }
  position: fixed;
  inset: auto 0 0;
  z-index: 20;
  ${givesWay}
  display: grid;
  align-content: end;
  height: calc(${vars.size.bottomNav} + env(safe-area-inset-bottom));
  padding-inline: max(${vars.space.s2}, env(safe-area-inset-left)) max(${vars.space.s2}, env(safe-area-inset-right));
  padding-bottom: max(10px, env(safe-area-inset-bottom));
  pointer-events: none;
  ${media.phone} {
    background: linear-gradient(transparent, ${vars.color.bg} 72%);
  }
  ${standing} & {
    background: ${vars.color.barBg};
  }
  ${media.desktop} {
    display: none;
  }
`;

const List = styled.ul`
  display: flex;
  width: 100%;
  max-width: 27rem;
  margin-inline: auto;
  padding: 5px;
  border: max(1px, ${vars.size.edge}) solid ${vars.color.edge};
  border-radius: ${vars.radius.pill};
  background: ${vars.color.surface1};
  box-shadow: ${vars.shadow.raised};
  pointer-events: auto;
  > li {
    flex: 1 0 ${vars.size.target};
    min-width: 0;
  }
  > li:has([aria-current]) {
    flex: 1 1 auto;
  }
`;

const Anchor = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${vars.space.s2};
  height: 46px;
  border-radius: ${vars.radius.pill};
  color: ${vars.color.textMuted};
  font-size: clamp(${vars.text.xs}, 3.7vw, ${vars.text.sm});
  font-weight: ${vars.weight.strong};
  text-decoration: none;
  transition:
    background-color ${vars.motion.base} ${vars.motion.ease},
    color ${vars.motion.base} ${vars.motion.ease};
  ${focusRing}
  &:focus-visible {
    outline-offset: -3px;
  }
  /* The deposit is told by its light and the rim of a button; the ground is the open one's. */
  ${offersDeposit} li:nth-child(3) > &:not([aria-current]) {
    color: ${vars.color.text};
  }
  ${offersDeposit} li:nth-child(3) > &:not([aria-current]) > [aria-hidden]::before {
    content: '';
    position: absolute;
    inset: -7px;
    border: max(1px, ${vars.size.edge}) solid ${vars.color.lineStrong};
    border-radius: ${vars.radius.round};
  }
  /* What is new stays inside of the capsule. */
  && > [aria-hidden] > [data-part='count-badge'] {
    bottom: 56%;
    left: 68%;
  }
  &:active > [aria-hidden] {
    scale: ${vars.press.scale};
  }
  &[aria-current] {
    padding-inline: ${vars.space.s3};
    background: ${vars.color.second};
    color: ${vars.color.onSecond};
  }
  /* Of the open one it stands at the pill's end, on neither its sign nor its word. */
  &[aria-current]:has([data-part='count-badge']) {
    position: relative;
    padding-inline-end: calc(${vars.space.s3} + 24px);
    > [aria-hidden] {
      position: static;
    }
  }
  &&[aria-current] > [aria-hidden] > [data-part='count-badge'] {
    inset: 0 ${vars.space.s3} 0 auto;
    margin-block: auto;
  }
  @media (max-width: 359px) {
    &[aria-current] {
      gap: ${vars.space.s1};
      padding-inline: ${vars.space.s2};
    }
    /* A long word, its sign and a number have no room beside each other. */
    &[aria-current]:has([data-part='count-badge']) {
      padding-inline-end: calc(${vars.space.s2} + 20px);
      > [aria-hidden] > svg {
        display: none;
      }
    }
    &&[aria-current] > [aria-hidden] > [data-part='count-badge'] {
      right: ${vars.space.s2};
    }
  }
  &[aria-current]:focus-visible {
    outline-color: ${vars.color.onSecond};
  }
  @media (forced-colors: active) {
    &[aria-current] {
      border: 2px solid Highlight;
    }
  }
`;

const Word = styled.span`
  ${clampedText}
  /* Fitted to the screen's own grid, small letters of some faces lose their dots. */
  text-rendering: geometricPrecision;
`;

/** A capsule that stands free of the window's edges: signs alone, the open one a pill with its word. */
export function DockNav({ label, items }: BottomNavProps) {
  return (
    <Root aria-label={label} data-part="bottom-nav">
      <List>
        {items.map((item) => {
          const current = currentOf(item);
          return (
            <li key={item.href}>
              <Anchor href={item.href} aria-current={current} title={item.label}>
                <NavSign {...item} />
                {current ? <Word>{item.label}</Word> : <VisuallyHidden>{item.label}</VisuallyHidden>}
                {item.badge && <VisuallyHidden>{unreadWords(item.badge)}</VisuallyHidden>}
              </Anchor>
            </li>
          );
        })}
      </List>
    </Root>
  );
}
