import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { clampedText, focusRing } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { LazyCountBadge } from '../CountBadge/LazyCountBadge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { currentOf } from '../nav-item.ts';
import type { SideNavProps } from './side-nav-props.ts';

const Root = styled.nav`
  display: none;
  ${media.desktop} {
    position: sticky;
    top: ${vars.size.topBar};
    display: block;
    height: calc(100dvh - ${vars.size.topBar});
    padding: ${vars.space.s4} ${vars.space.s3} ${vars.space.s6};
    overflow-y: auto;
    scrollbar-width: thin;
    scrollbar-color: ${vars.color.line} transparent;
  }
`;

const Anchor = styled.a`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${vars.space.s3};
  min-height: ${vars.size.target};
  padding: ${vars.space.s2} ${vars.space.s3};
  border-radius: ${vars.radius.sm};
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  font-weight: ${vars.weight.medium};
  text-decoration: none;
  transition: background-color ${vars.motion.fast} ${vars.motion.ease};
  ${focusRing}

  ${media.hover} {
    &:hover {
      background: ${vars.color.surface1};
      color: ${vars.color.text};
    }
  }
  &[aria-current] {
    background: ${vars.color.surface2};
    color: ${vars.color.text};
    box-shadow: ${vars.shadow.surface};
  }
  &[aria-current] svg {
    color: ${vars.color.accentText};
  }
  &[aria-current]::before {
    content: '';
    position: absolute;
    inset: 12px auto 12px 0;
    width: 3px;
    border-radius: ${vars.radius.pill};
    background: ${vars.color.accent};
  }
`;

const Label = styled.span`
  flex: 1;
  ${clampedText}
`;

/** Icons and words in a column. */
export function ColumnNav({ label, items }: SideNavProps) {
  return (
    <Root aria-label={label} data-part="side-nav">
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <Anchor href={item.href} aria-current={currentOf(item)}>
              <Icon name={item.icon} size={20} />
              <Label>{item.label}</Label>
              {item.badge && <LazyCountBadge {...item.badge} />}
            </Anchor>
          </li>
        ))}
      </ul>
    </Root>
  );
}
