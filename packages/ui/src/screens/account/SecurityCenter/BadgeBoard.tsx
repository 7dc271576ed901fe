import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { breaksAtPlace } from '../parts/breaks-at-place.tsx';
import type { SecurityPlace } from '../parts/security-places.ts';
import type { SecurityWay } from '../parts/security-ways.ts';
import { badgeBoard } from './badge-board.ts';

export interface BadgeBoardProps {
  readonly ways: readonly SecurityWay[];
  /** The one that was opened last. */
  readonly lastOpened: SecurityPlace | null;
}

const Board = styled.section`
  ${badgeBoard}
`;

/** Protections as badges on tiles, each over the whole row: an address needs the room of a line. */
export function BadgeBoard({ ways, lastOpened }: BadgeBoardProps) {
  const { t } = useTranslation('account-security');
  const id = useId();
  return (
    <Board data-part="badge-board">
      <h2 id={id}>{t('list')}</h2>
      <ul aria-labelledby={id}>
        {ways.map(({ place, href, label, icon, state, detail }) => (
          <li key={place}>
            <a href={href} aria-current={place === lastOpened ? 'true' : undefined}>
              <span data-part="sign" data-set={state.isSet ? '' : undefined}>
                <Icon name={icon} size={26} />
              </span>
              <span data-part="label">{label}</span>
              {detail !== undefined && <small>{breaksAtPlace(detail)}</small>}
              <span data-part="state">
                <Badge tone={state.isSet ? 'success' : 'warning'} icon={state.isSet ? 'check' : 'plus'}>
                  {state.words}
                </Badge>
              </span>
              <span data-part="open">
                <Icon name="chevronRight" size={20} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Board>
  );
}
