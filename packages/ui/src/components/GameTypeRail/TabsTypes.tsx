import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { focusRing, scrollsSideways } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useChosenInSight } from '../use-chosen-in-sight.ts';
import type { GameTypeRailProps } from './game-type-rail-props.ts';

/** On phones it runs out of the window, as what scrolls does. */
const Root = styled.nav`
  margin-inline: calc(-1 * ${vars.space.s4});
  ${scrollsSideways}
  ${media.wide} {
    /* Signs and words stand on the page's axis, the room around them does not. */
    margin-inline: calc(-1 * ${vars.space.s2});
  }
`;

/** From the first sign to the end of the last word, as everything else of the page. */
const line = `linear-gradient(${vars.color.edge}, ${vars.color.edge}) 50% 100% / calc(100% - 2 * var(--inset)) 1px no-repeat`;

const List = styled.ul`
  display: flex;
  width: max-content;
  min-width: 100%;
  padding-inline: ${vars.space.s2};
  --inset: ${vars.space.s4};
  background: ${line};
  ${media.wide} {
    --inset: ${vars.space.s2};
  }
  > li {
    flex: none;
  }
  /* Two rows, and none is cut; of an odd number the first has two places. */
  ${media.tablet} {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    width: auto;
    padding-inline: 0;
    background:
      linear-gradient(${vars.color.edge}, ${vars.color.edge}) 50% 50% / calc(100% - 2 * var(--inset)) 1px no-repeat,
      ${line};
    > :first-child:nth-last-child(odd) {
      grid-column: span 2;
    }
  }
  ${media.desktop} {
    justify-content: space-between;
    width: auto;
    padding-inline: 0;
    > li {
      flex: 0 1 auto;
      min-width: 0;
    }
  }
`;

const Anchor = styled.a`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-width: ${vars.size.target};
  height: 52px;
  padding-inline: ${vars.space.s2};
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  font-weight: ${vars.weight.medium};
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  white-space: nowrap;
  transition: color ${vars.motion.fast} ${vars.motion.ease};
  ${focusRing}
  &:focus-visible {
    outline-offset: -4px;
  }
  /* One row of all types: signs stand over their words until there is room beside them. */
  @media (min-width: 601px) and (max-width: 1439px) {
    flex-direction: column;
    height: 68px;
  }
  ${media.tablet} {
    white-space: normal;
  }
  svg {
    color: ${vars.color.second};
  }
  ${media.hover} {
    &:hover {
      color: ${vars.color.text};
    }
    &:hover::after {
      background: ${vars.color.lineStrong};
      scale: none;
    }
  }
  &::after {
    content: '';
    position: absolute;
    inset: auto ${vars.space.s2} 0;
    height: 3px;
    scale: 0 1;
    transition: scale ${vars.motion.base} ${vars.motion.ease};
  }
  &&[aria-current='page'] {
    color: ${vars.color.text};
    font-weight: ${vars.weight.strong};
  }
  &&[aria-current='page']::after {
    background: ${vars.color.accent};
    scale: none;
  }
`;

/** Signs and words on one line that runs through, thicker below the open one: a row that scrolls on phones and holds all in wide windows. */
export function TabsTypes({ label, items }: GameTypeRailProps) {
  const row = useChosenInSight<HTMLElement>(items.find(({ isCurrent }) => isCurrent)?.href);
  return (
    <Root ref={row} aria-label={label} data-part="game-type-rail">
      <List>
        {items.map((item) => (
          <li key={item.href}>
            <Anchor href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
              <Icon name={item.icon} size={20} />
              {item.label}
            </Anchor>
          </li>
        ))}
      </List>
    </Root>
  );
}
