import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { clampedText, focusRing, visuallyHidden } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { unreadWords } from '../CountBadge/count-text.ts';
import { LazyCountBadge } from '../CountBadge/LazyCountBadge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { SideNavProps } from './side-nav-props.ts';
import { useNavTitles } from './useNavTitles.ts';

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

const Title = styled.p`
  ${visuallyHidden}
`;

const Group = styled.div`
  & + & {
    border-top: ${vars.size.edge} solid ${vars.color.edge};
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
  &[aria-current='page'] {
    background: ${vars.color.accent};
    color: ${vars.color.onAccent};
  }
  &[aria-current='page']:focus-visible {
    outline-color: ${vars.color.onAccent};
  }
`;

const Sign = styled.span`
  position: relative;
  display: grid;
`;

const Label = styled.span`
  ${clampedText}
  max-width: 100%;
`;

/** A narrow rail of blocks, a sign over its word. */
export function RailNav({ label, groups }: SideNavProps) {
  const titleId = useNavTitles();
  return (
    <Root aria-label={label} data-part="side-nav">
      {groups.map(({ key, title, items }) => (
        <Group key={key}>
          {title !== undefined && <Title id={titleId(key)}>{title}</Title>}
          <ul aria-labelledby={title === undefined ? undefined : titleId(key)}>
            {items.map((item) => (
              <li key={item.href}>
                <Anchor href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
                  <Sign aria-hidden="true">
                    <Icon name={item.icon} />
                    {item.badge && <LazyCountBadge count={item.badge.count} placement="corner" />}
                  </Sign>
                  <Label>{item.label}</Label>
                  {item.badge && <VisuallyHidden>{unreadWords(item.badge)}</VisuallyHidden>}
                </Anchor>
              </li>
            ))}
          </ul>
        </Group>
      ))}
    </Root>
  );
}
