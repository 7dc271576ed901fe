import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { clampedText, focusRing } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { unreadWords } from '../CountBadge/count-text.ts';
import { currentOf } from '../nav-item.ts';
import { NavSign } from '../nav-sign.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { SideNavProps } from './side-nav-props.ts';

const Root = styled.nav`
  display: none;
  ${media.desktop} {
    position: sticky;
    top: ${vars.size.topBar};
    display: block;
    height: calc(100dvh - ${vars.size.topBar});
    overflow-y: auto;
    border-right: ${vars.size.edge} solid ${vars.color.edge};
    background: ${vars.color.barBg};
    scrollbar-width: none;
  }
`;

const Anchor = styled.a`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: center;
  gap: 2px;
  min-height: 66px;
  padding: ${vars.space.s2} ${vars.space.s1};
  border-bottom: 1px solid ${vars.color.line};
  color: ${vars.color.textMuted};
  font-size: ${vars.text.xs};
  font-weight: ${vars.weight.strong};
  text-decoration: none;
  ${focusRing}
  &:focus-visible {
    outline-offset: -4px;
  }
  li:last-child > & {
    border-bottom: 0;
  }
  ${media.hover} {
    &:hover {
      background: ${vars.color.surface2};
      color: ${vars.color.text};
    }
  }
  &[aria-current] {
    background: ${vars.color.accent};
    color: ${vars.color.onAccent};
  }
  &[aria-current]:focus-visible {
    outline-color: ${vars.color.onAccent};
  }
`;

const Label = styled.span`
  ${clampedText}
  max-width: 100%;
`;

/** A narrow rail of blocks, a sign over its word. */
export function RailNav({ label, items }: SideNavProps) {
  return (
    <Root aria-label={label} data-part="side-nav">
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <Anchor href={item.href} aria-current={currentOf(item)}>
              <NavSign {...item} />
              <Label>{item.label}</Label>
              {item.badge && <VisuallyHidden>{unreadWords(item.badge)}</VisuallyHidden>}
            </Anchor>
          </li>
        ))}
      </ul>
    </Root>
  );
}
