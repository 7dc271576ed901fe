import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { focusRing, scrollsSideways } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useChosenInSight } from '../use-chosen-in-sight.ts';
import type { GameTypeRailProps } from './game-type-rail-props.ts';
import { typeRows } from './type-rows.ts';

/** On phones it runs out of the window, as what scrolls does. */
const Root = styled.nav`
  border: ${vars.size.edge} solid ${vars.color.edge};
  ${media.phone} {
    margin-inline-end: calc(-1 * ${vars.space.s4});
    border-inline-end: 0;
  }
`;

const List = styled.ul`
  display: flex;
  ${scrollsSideways}
  /* The ground between them is their outline. */
  gap: ${vars.size.edge};
  background: ${vars.color.edge};
  > li {
    flex: 1 0 auto;
    background: ${vars.color.bg};
  }
  ${typeRows}
`;

const Anchor = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${vars.space.s2};
  min-height: 56px;
  padding-inline: ${vars.space.s3};
  color: ${vars.color.text};
  font-size: ${vars.text.sm};
  font-weight: ${vars.weight.strong};
  text-decoration: none;
  white-space: nowrap;
  /* Signs above their words: none is cut. */
  ${media.wide} {
    flex-direction: column;
    gap: 2px;
    line-height: 1.2;
  }
  ${focusRing}
  &:focus-visible {
    outline-offset: -5px;
  }
  svg {
    color: ${vars.color.second};
  }
  ${media.hover} {
    &:hover {
      background: ${vars.color.text};
      color: ${vars.color.bg};
    }
    &:hover svg {
      color: inherit;
    }
    &:hover:focus-visible {
      outline-color: ${vars.color.bg};
    }
  }
  &[aria-current='page'] {
    background: ${vars.color.text};
    color: ${vars.color.bg};
  }
  &[aria-current='page'] svg {
    color: inherit;
  }
  &[aria-current='page']:focus-visible {
    outline-color: ${vars.color.bg};
  }
`;

/** Blocks in a row, sign and word side by side, on wider windows above each other; outlines between them. */
export function TypeBlocks({ label, items }: GameTypeRailProps) {
  const row = useChosenInSight<HTMLUListElement>(items.find(({ isCurrent }) => isCurrent)?.href);
  return (
    <Root aria-label={label} data-part="game-type-rail">
      <List ref={row}>
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
