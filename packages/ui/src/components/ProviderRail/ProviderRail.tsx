import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { clampedToTwoLines, focusRing, surface } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';

export const providerRailStates = ['Several', 'LongText'] as const;

export interface ProviderLink {
  /** The studio's, as the server has it; unique in the list. */
  readonly key: string;
  /** As the studio writes it. */
  readonly name: string;
  /** How many games it has, in words. */
  readonly count: string;
  /** Address of its games. */
  readonly href: string;
  /** A square picture, which may come later than the page. Decoration. Default: an empty place. */
  readonly mark?: ReactNode;
}

export interface ProviderRailProps {
  /** Of the list, for screen readers. */
  readonly label: string;
  /** In the order to show them. */
  readonly providers: readonly ProviderLink[];
}

const List = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(208px, max-content);
  gap: ${vars.space.s2};
  margin-inline: calc(-1 * ${vars.space.s4});
  padding: ${vars.space.s1} ${vars.space.s4};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scrollbar-width: none;
  ${media.wide} {
    grid-auto-flow: row;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${vars.space.s3};
    margin-inline: 0;
    padding-inline: 0;
    overflow-x: visible;
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  > li {
    min-width: 0;
    max-width: 240px;
    scroll-snap-align: center;
    ${media.wide} {
      max-width: none;
    }
  }
`;

const Anchor = styled.a`
  display: grid;
  grid-template: 1fr auto / 40px minmax(0, 1fr);
  gap: 2px ${vars.space.s3};
  align-items: center;
  height: 100%;
  padding: ${vars.space.s3};
  ${surface}
  color: ${vars.color.text};
  text-decoration: none;
  transition: background-color ${vars.motion.fast} ${vars.motion.ease};
  ${focusRing}
  ${media.hover} {
    &:hover {
      background: ${vars.color.surface2};
    }
  }
  > :first-child {
    grid-row: span 2;
    height: 40px;
    img {
      border-radius: ${vars.radius.sm};
    }
  }
`;

const Name = styled.span`
  ${clampedToTwoLines}
  line-height: 1.2;
  overflow-wrap: anywhere;
  font-family: ${vars.font.display};
  font-size: ${vars.text.lg};
  font-weight: ${vars.weight.display};
  letter-spacing: ${vars.lettering.display};
`;

const Count = styled.span`
  color: ${vars.color.textSubtle};
  font-size: ${vars.text.xs};
`;

/** Who makes the games; each name leads to its own. */
export function ProviderRail({ label, providers }: ProviderRailProps) {
  return (
    <List aria-label={label} data-part="provider-rail">
      {providers.map((provider) => (
        <li key={provider.key}>
          <Anchor href={provider.href}>
            <span>{provider.mark}</span>
            <Name>{provider.name}</Name>
            <Count>{provider.count}</Count>
          </Anchor>
        </li>
      ))}
    </List>
  );
}
