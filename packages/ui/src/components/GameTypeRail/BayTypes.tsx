import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { focusRing, scrollsSideways } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { bayInks, bend, floor, mouthCorner } from '../BottomNav/bay-look.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useChosenInSight } from '../use-chosen-in-sight.ts';
import type { GameTypeRailProps } from './game-type-rail-props.ts';

/** On phones it runs out of the window on both sides, as what scrolls does. */
const Root = styled.nav`
  margin-inline: calc(-1 * ${vars.space.s4});
  ${floor}
  ${scrollsSideways}
  ${media.wide} {
    margin-inline: 0;
    border-radius: ${bend};
  }
`;

const List = styled.ul`
  display: flex;
  width: max-content;
  min-width: 100%;
  padding-inline: ${vars.space.s4};
  > li {
    flex: 1 0 auto;
  }
  ${media.wide} {
    width: auto;
  }
  /* Two rows, and none is cut; of an odd number the first has two places. */
  ${media.tablet} {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    padding: ${vars.space.s1};
    > :first-child:nth-last-child(odd) {
      grid-column: span 2;
    }
  }
  ${media.desktop} {
    padding-inline: ${vars.space.s8};
    > li {
      flex: 1 1 0;
      min-width: 0;
    }
  }
`;

/** The floor goes on above a bay, which is open to what the row leads to. */
const Anchor = styled.a`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: center;
  gap: ${vars.space.s1};
  min-width: 68px;
  height: 68px;
  margin-top: 5px;
  padding-inline: ${vars.space.s2};
  color: ${vars.color.text};
  font-size: ${vars.text.xs};
  font-weight: ${vars.weight.medium};
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  white-space: nowrap;
  ${focusRing}
  &:focus-visible {
    outline-offset: -4px;
  }
  ${media.wide} {
    align-content: start;
    min-width: 0;
    height: 74px;
    padding: 10px 2px 0;
    white-space: normal;
    text-wrap: balance;
  }
  svg {
    color: ${vars.color.accentText};
  }
  ${media.hover} {
    &:hover {
      border-radius: ${bend};
      background: ${vars.color.surface1};
    }
  }
  &&[aria-current='page'] {
    ${bayInks}
    border-radius: ${bend} ${bend} 0 0;
  }
  &[aria-current='page']::before,
  &[aria-current='page']::after {
    ${mouthCorner}
    bottom: 0;
  }
  &[aria-current='page']::before {
    --round: 0 0;
    right: 100%;
  }
  &[aria-current='page']::after {
    --round: 100% 0;
    left: 100%;
  }
  /* Between two rows nothing is open. */
  ${media.tablet} {
    align-content: center;
    height: 64px;
    margin-top: 0;
    padding-block: 0;
    &&[aria-current='page'] {
      border-radius: ${bend};
    }
    &::before,
    &::after {
      display: none;
    }
  }
`;

/** Signs over words on a floor, the open one a bay towards what it leads to: a row that scrolls on phones and holds all in wide windows. */
export function BayTypes({ label, items }: GameTypeRailProps) {
  const row = useChosenInSight<HTMLElement>(items.find(({ isCurrent }) => isCurrent)?.href);
  return (
    <Root ref={row} aria-label={label} data-part="game-type-rail">
      <List>
        {items.map((item) => (
          <li key={item.href}>
            <Anchor href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
              <Icon name={item.icon} size={24} />
              {item.label}
            </Anchor>
          </li>
        ))}
      </List>
    </Root>
  );
}
