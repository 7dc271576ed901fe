import type { Game } from '@fortuna/domain/model/games.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { GameCell } from '../../../components/GameGrid/GameGrid.tsx';
import { ScrollRail } from '../../../components/ScrollRail/ScrollRail.tsx';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { GameLinkTile } from '../parts/GameLink.tsx';
import { HomeSectionBox } from './HomeSectionBox.tsx';

export const homeRowsStates = ['Own', 'Tagged', 'OneGame', 'LongNames'] as const;

/** `continue`: what the member has played last; `favourites`: what the member likes; `hot` and `new`: games with that tag. */
export type HomeRowKind = 'continue' | 'favourites' | 'hot' | 'new';

export interface HomeRow {
  readonly kind: HomeRowKind;
  /** At least one. */
  readonly games: readonly Game[];
}

const wholeLists: Readonly<Partial<Record<HomeRowKind, string>>> = {
  favourites: to('/game', { favourites: '1' }),
  hot: to('/game', { tag: 'hot' }),
  new: to('/game', { tag: 'new' }),
};

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s6};
  ${media.wide} {
    gap: ${vars.space.s10};
  }
`;

/** Rows of games that scroll sideways, each under its heading. */
export function HomeRows({ rows }: { readonly rows: readonly HomeRow[] }) {
  return (
    <Stack>
      {rows.map((row) => (
        <Row key={row.kind} {...row} />
      ))}
    </Stack>
  );
}

function Row({ kind, games }: HomeRow) {
  const id = useId();
  const { t } = useTranslation('games-rows');
  const { t: tCommon } = useTranslation('common');
  const wholeList = wholeLists[kind];
  return (
    <HomeSectionBox aria-labelledby={id} data-part={`home-${kind}`}>
      <SectionHeader
        id={id}
        title={t(kind)}
        seeAll={wholeList === undefined ? undefined : { href: wholeList, label: tCommon('seeAll') }}
      />
      <ScrollRail label={t(kind)} previousLabel={t('previous')} nextLabel={t('next')} itemSize="tile">
        {games.map((game) => (
          <GameCell key={game.id} as="div">
            <GameLinkTile game={game} />
          </GameCell>
        ))}
      </ScrollRail>
    </HomeSectionBox>
  );
}
