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
  padding-bottom: max(8px, env(safe-area-inset-bottom));
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

/** Five places of one width, the open one all filled. */
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: 4px;
  /* No room for equal ones: each as wide as its word, with the same air around it. */
  @media (max-width: 399px) {
    grid-template-columns: repeat(5, minmax(${vars.size.target}, auto));
  }
  width: 100%;
  max-width: 27rem;
  margin-inline: auto;
  padding: 4px;
  border: max(1px, ${vars.size.edge}) solid ${vars.color.edge};
  border-radius: min(${vars.radius.pill}, 2rem);
  background: ${vars.color.surface1};
  box-shadow: ${vars.shadow.raised};
  pointer-events: auto;
`;

const Anchor = styled.a`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 3px;
  height: 50px;
  border-radius: min(${vars.radius.pill}, 1.75rem);
  color: ${vars.color.textMuted};
  /* The longest word of the bar has its place at 320 px too. */
  font-size: clamp(0.625rem, 2.95vw, ${vars.text.xs});
  font-weight: ${vars.weight.medium};
  line-height: 1.2;
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
    box-shadow: inset 0 0 0 max(1px, ${vars.size.edge}) ${vars.color.lineStrong};
  }
  /* What is new stands on the corner of its place, clear of the sign. */
  && > [aria-hidden] {
    position: static;
    > [data-part='count-badge'] {
      inset: -4px auto auto;
      inset-inline-end: -3px;
    }
  }
  &:active > [aria-hidden] {
    scale: ${vars.press.scale};
  }
  &[aria-current] {
    background: ${vars.color.second};
    color: ${vars.color.onSecond};
    font-weight: ${vars.weight.strong};
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
  max-width: 100%;
  padding-inline: 2px;
  /* Fitted to the screen's own grid, small letters of some faces lose their dots. */
  text-rendering: geometricPrecision;
`;

/** A capsule that stands free of the window's edges: a sign over each word, the open one on a pill of its own. */
export function DockNav({ label, items }: BottomNavProps) {
  return (
    <Root aria-label={label} data-part="bottom-nav">
      <List>
        {items.map((item) => (
          <li key={item.href}>
            <Anchor href={item.href} aria-current={currentOf(item)} title={item.label}>
              <NavSign {...item} />
              <Word>{item.label}</Word>
              {item.badge && <VisuallyHidden>{unreadWords(item.badge)}</VisuallyHidden>}
            </Anchor>
          </li>
        ))}
      </List>
    </Root>
  );
}
