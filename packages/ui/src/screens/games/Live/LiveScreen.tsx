import type { LiveTable } from '@fortuna/domain/model/games-live.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { EmptyArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import type { Loadable } from '../../page/loadable.ts';
import { Page } from '../../page/Page/Page.tsx';
import { PageState } from '../../page/PageState/PageState.tsx';
import { PartByPart } from '../../page/PartByPart.tsx';
import { LiveTableCard } from './LiveTableCard.tsx';

export const liveStates = [
  'Tables',
  'Seconds',
  'FullAndOffline',
  'UnknownState',
  'LongNames',
  'Nothing',
  'Loading',
  'Failed',
  'Refreshing',
] as const;

export interface LiveProps {
  /** The tables, open and closed; or that it is on its way, or has failed. */
  readonly view: Loadable<readonly LiveTable[]>;
  /** Whole seconds since the tables were read. */
  readonly secondsSince: number;
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};

  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    /* The first table over the others, which stand in pairs. */
    > :first-child {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 1500px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Foot = styled.div`
  display: grid;
  gap: ${vars.space.s2};
  max-width: 68ch;
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
`;

const cards = ['1', '2', '3', '4'] as const;

/** `/video`: the live tables as they stand, and the way to each. */
export function LiveScreen({ view, secondsSince }: LiveProps) {
  const { t } = useTranslation('games-live');
  return (
    <Page part="live" title={t('title')} lead={t('lead')}>
      <PageState view={view} skeleton={<Skeletons />}>
        {(tables) =>
          tables.length === 0 ? (
            <EmptyState
              title={t('emptyTitle')}
              image={<EmptyArt kind="noGames" />}
              action={<ButtonLink href={to('/game')}>{t('allGames')}</ButtonLink>}
            >
              {t('emptyText')}
            </EmptyState>
          ) : (
            <PartByPart items={tables} atOnce={25}>
              {(shown) => (
                <List aria-label={t('tables')}>
                  {shown.map((table, index) => (
                    <LiveTableCard
                      key={table.game.id}
                      table={table}
                      secondsSince={secondsSince}
                      isFeatured={index === 0}
                    />
                  ))}
                </List>
              )}
            </PartByPart>
          )
        }
      </PageState>
      <Foot>
        <p>{t('clock')}</p>
        <p>
          <TextLink href={to('/game', { type: 'live' })}>{t('allLive')}</TextLink>
        </p>
      </Foot>
    </Page>
  );
}

function Skeletons() {
  return (
    <List as="div">
      {cards.map((card) => (
        <Skeleton key={card} shape="block" />
      ))}
    </List>
  );
}
