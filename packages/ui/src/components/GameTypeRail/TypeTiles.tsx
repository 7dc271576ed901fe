import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { focusRing, scrollsSideways } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useChosenInSight } from '../use-chosen-in-sight.ts';
import type { GameTypeRailProps } from './game-type-rail-props.ts';
import { typeRows } from './type-rows.ts';

const Root = styled.nav`
  margin-inline: calc(-1 * ${vars.space.s4});
  ${scrollsSideways}
  ${media.wide} {
    /* The first and the last tile stand on the page's axis, their focus rings outside. */
    margin-inline: calc(-1 * ${vars.space.s1});
  }
`;

const List = styled.ul`
  display: flex;
  gap: ${vars.space.s2};
  width: max-content;
  min-width: 100%;
  padding: ${vars.space.s1} ${vars.space.s4};
  ${media.wide} {
    padding-inline: ${vars.space.s1};
  }
  > li {
    flex: 1 0 auto;
  }
  ${typeRows}
`;

const Anchor = styled.a`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${vars.space.s1};
  min-width: 76px;
  min-height: 76px;
  padding: ${vars.space.s2};
  border-radius: ${vars.radius.md};
  background: ${vars.color.surface1};
  box-shadow: ${vars.shadow.surface};
  color: ${vars.color.textMuted};
  font-size: ${vars.text.xs};
  font-weight: ${vars.weight.medium};
  text-decoration: none;
  white-space: nowrap;
  transition:
    background-color ${vars.motion.fast} ${vars.motion.ease},
    scale ${vars.motion.base} ${vars.motion.spring};
  ${focusRing}

  ${media.desktop} {
    min-width: 64px;
  }
  svg {
    color: ${vars.color.second};
  }
  &:active {
    scale: ${vars.press.scale};
    translate: ${vars.press.shift};
  }
  ${media.hover} {
    &:hover {
      background: ${vars.color.surface2};
      color: ${vars.color.text};
    }
  }
  /* A ring, not a fill: what is filled is to be pressed. */
  &[aria-current='page'] {
    background: ${vars.color.surface3};
    box-shadow: inset 0 0 0 2px ${vars.color.accent};
    color: ${vars.color.text};
    font-weight: ${vars.weight.strong};
  }
  &[aria-current='page'] svg {
    color: ${vars.color.accent};
  }
`;

/** A tile a type, a sign over its word. */
export function TypeTiles({ label, items }: GameTypeRailProps) {
  const row = useChosenInSight<HTMLElement>(items.find(({ isCurrent }) => isCurrent)?.href);
  return (
    <Root ref={row} aria-label={label} data-part="game-type-rail">
      <List>
        {items.map((item) => (
          <li key={item.href}>
            <Anchor href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
              <Icon name={item.icon} size={26} />
              {item.label}
            </Anchor>
          </li>
        ))}
      </List>
    </Root>
  );
}
