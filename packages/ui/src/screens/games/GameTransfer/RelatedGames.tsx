import type { Game } from '@fortuna/domain/model/games.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { archCorners, tileWords } from '../../../components/GameTile/tile-words.ts';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import type { Loadable } from '../../page/loadable.ts';
import { PageState } from '../../page/PageState/PageState.tsx';
import { GameLink } from '../parts/GameLink.tsx';

export interface RelatedGamesProps {
  readonly game: Game;
  readonly games: Loadable<readonly Game[]>;
}

/** Whole rows at every width. */
export const mostRelated = 6;

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
`;

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${vars.space.s3};
  &[data-tile='sticker'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  &[data-tile='banner'] > [data-part='skeleton'] {
    margin-bottom: ${tileWords.banner};
  }
  &:is([data-tile='arch'], [data-tile='medallion']) > [data-part='skeleton'] {
    margin-bottom: ${tileWords.middle};
    border-radius: ${archCorners};
  }
  &[data-tile='medallion'] > [data-part='skeleton'] {
    aspect-ratio: 1;
    border-radius: 50%;
  }
  &&& {
    ${media.wide} {
      grid-template-columns: repeat(${mostRelated / 2}, minmax(0, 1fr));
    }
    ${media.desktop} {
      grid-template-columns: repeat(${mostRelated}, minmax(0, 1fr));
    }
  }
`;

/** Where to go on from here, under a heading; a provider without another game has no section. */
export function RelatedGames({ game, games }: RelatedGamesProps) {
  const id = useId();
  const { t } = useTranslation('games-play');
  const { tile } = useBrand().layout;
  if (games.kind === 'ready' && games.content.length === 0) return null;
  const title = t(game.isPlayable ? 'transfer.related' : 'transfer.relatedPlayable', {
    provider: game.provider,
  });
  const skeleton = (
    <Row as="div" data-tile={tile}>
      {Array.from({ length: mostRelated }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no other identity
        <Skeleton key={index} shape="tile" />
      ))}
    </Row>
  );
  return (
    <Root aria-labelledby={id}>
      <SectionHeader id={id} title={title} />
      <PageState view={games} skeleton={skeleton}>
        {(list) => (
          <Row aria-labelledby={id} data-tile={tile}>
            {list.map((one) => (
              <GameLink key={one.id} game={one} />
            ))}
          </Row>
        )}
      </PageState>
    </Root>
  );
}
