import styled from 'styled-components';
import { LazyCountBadge } from './CountBadge/LazyCountBadge.tsx';
import { Icon } from './Icon/Icon.tsx';
import type { NavItem } from './nav-item.ts';

const Seat = styled.span`
  position: relative;
  display: grid;
  /* Off the sign, of which a set of pixels has little; a fifth of the narrowest phone has no such room. */
  @media (min-width: 360px) {
    && > [data-part='count-badge'] {
      bottom: 60%;
      left: 90%;
    }
  }
`;

/** The sign of a destination, what is new there at its corner. Decoration: the words beside it say both. */
export function NavSign({ icon, badge }: Pick<NavItem, 'icon' | 'badge'>) {
  return (
    <Seat aria-hidden="true">
      <Icon name={icon} />
      {badge && <LazyCountBadge count={badge.count} placement="corner" />}
    </Seat>
  );
}
