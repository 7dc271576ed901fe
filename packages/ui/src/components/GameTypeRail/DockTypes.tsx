import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { focusRing, scrollsSideways } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useChosenInSight } from '../use-chosen-in-sight.ts';
import type { GameTypeRailProps } from './game-type-rail-props.ts';

const Root = styled.nav`
  margin-inline: calc(-1 * ${vars.space.s4});
  ${scrollsSideways}
  ${media.wide} {
    /* The first and the last stand on the page's axis, their focus rings outside. */
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
  /* On tablets as many in each row as have room, and the last row, which has fewer, is filled by broader ones. */
  ${media.tablet} {
    --columns: 4;
    flex-wrap: wrap;
    width: auto;
    > li {
      flex: 1 1 calc((100% - (var(--columns) - 1) * ${vars.space.s2}) / var(--columns) - 1px);
      min-width: 0;
    }
  }
  /* With room all in one row, each of one width. */
  ${media.desktop} {
    width: auto;
    > li {
      flex: 1 1 0;
      min-width: 0;
    }
  }
`;

const Anchor = styled.a`
  display: flex;
  align-items: center;
  gap: ${vars.space.s2};
  min-height: 48px;
  padding: 5px ${vars.space.s4} 5px 5px;
  border: max(1px, ${vars.size.edge}) solid ${vars.color.edge};
  border-radius: ${vars.radius.pill};
  background: ${vars.color.surface1};
  color: ${vars.color.text};
  font-size: ${vars.text.sm};
  font-weight: ${vars.weight.medium};
  text-decoration: none;
  line-height: 1.2;
  white-space: nowrap;
  ${media.wide} {
    white-space: normal;
  }
  ${media.desktop} {
    flex-direction: column;
    justify-content: center;
    gap: ${vars.space.s2};
    height: 100%;
    padding: ${vars.space.s3} ${vars.space.s1};
    border-radius: ${vars.radius.lg};
    text-align: center;
  }
  transition:
    background-color ${vars.motion.fast} ${vars.motion.ease},
    scale ${vars.motion.base} ${vars.motion.spring};
  ${focusRing}
  &:active {
    scale: ${vars.press.scale};
  }
  ${media.hover} {
    &:hover {
      background: ${vars.color.surface2};
    }
  }
  &[aria-current='page'] {
    border-color: ${vars.color.second};
    background: ${vars.color.second};
    color: ${vars.color.onSecond};
    font-weight: ${vars.weight.strong};
  }
`;

const Disc = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: ${vars.radius.pill};
  background: ${vars.color.secondSoft};
  color: ${vars.color.second};
  [aria-current='page'] > & {
    background: ${vars.color.onSecond};
  }
`;

/** Pills with the sign in a disc at their head: one row that scrolls on phones, rows that hold all on tablets, and with room one of upright plates. */
export function DockTypes({ label, items }: GameTypeRailProps) {
  const row = useChosenInSight<HTMLElement>(items.find(({ isCurrent }) => isCurrent)?.href);
  return (
    <Root ref={row} aria-label={label} data-part="game-type-rail">
      <List>
        {items.map((item) => (
          <li key={item.href}>
            <Anchor href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
              <Disc>
                <Icon name={item.icon} size={20} />
              </Disc>
              {item.label}
            </Anchor>
          </li>
        ))}
      </List>
    </Root>
  );
}
