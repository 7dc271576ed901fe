import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { focusRing, scrollsSideways } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { useChosenInSight } from '../use-chosen-in-sight.ts';
import type { GameTypeRailProps } from './game-type-rail-props.ts';
import { typeRows } from './type-rows.ts';

const Root = styled.nav`
  margin-inline: calc(-1 * ${vars.space.s4});
  border-block: 1px solid ${vars.color.edge};
  ${scrollsSideways}
  ${media.wide} {
    margin-inline: 0;
  }
`;

const List = styled.ul`
  display: flex;
  width: max-content;
  min-width: 100%;
  padding-inline: ${vars.space.s2};
  /* The lines stand in the middle between two words, however much room there is. */
  > li {
    flex: 1 0 auto;
  }
  > li + li {
    background: linear-gradient(${vars.color.edge}, ${vars.color.edge}) 0 50% / 1px 16px no-repeat;
  }
  ${typeRows}
  /* No line before the first word of a row. */
  ${media.tablet} {
    padding-inline: 0;
    clip-path: inset(0 0 0 1px);
  }
`;

const Anchor = styled.a`
  display: grid;
  place-items: center;
  min-width: ${vars.size.target};
  min-height: 52px;
  padding-inline: ${vars.space.s3};
  color: ${vars.color.text};
  font-family: ${vars.font.display};
  font-size: ${vars.text.md};
  text-decoration: none;
  white-space: nowrap;
  transition: color ${vars.motion.base} ${vars.motion.ease};
  ${focusRing}
  &:focus-visible {
    outline-offset: -4px;
  }
  ${media.hover} {
    &:hover {
      color: ${vars.color.accentText};
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 5px;
    }
  }
  &[aria-current='page'] {
    color: ${vars.color.accentText};
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 5px;
  }
`;

/** A line of words between two hairlines. */
export function TypeWords({ label, items }: GameTypeRailProps) {
  const row = useChosenInSight<HTMLElement>(items.find(({ isCurrent }) => isCurrent)?.href);
  return (
    <Root ref={row} aria-label={label} data-part="game-type-rail">
      <List>
        {items.map((item) => (
          <li key={item.href}>
            <Anchor href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
              {item.label}
            </Anchor>
          </li>
        ))}
      </List>
    </Root>
  );
}
