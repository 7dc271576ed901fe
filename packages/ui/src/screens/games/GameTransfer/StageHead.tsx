import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { vars } from '../../../theme/vars.ts';
import { FavouriteNews } from './FavouriteNews.tsx';
import type { FavouriteActions, StageContent } from './GameTransfer.view.ts';
import { StageFacts } from './StageFacts.tsx';

export interface StageHeadProps extends FavouriteActions {
  readonly content: StageContent | null;
  readonly placeholder: string | undefined;
}

const Titles = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  column-gap: ${vars.space.s3};
  h1 {
    align-self: center;
    font-size: ${vars.text.xxl};
    text-wrap: balance;
    unicode-bidi: isolate;
    overflow-wrap: anywhere;
  }
`;

const News = styled.div`
  &:empty {
    display: none;
  }
`;

/** What the game is: name, facts, and whether it is a favourite. */
export function StageHead({ content, placeholder, onToggleFavourite, onStopFavourite }: StageHeadProps) {
  const { t } = useTranslation('games-play');
  const { tile } = useBrand().layout;
  if (content === null) {
    return (
      <Titles data-part="stage-titles">
        <h1>{placeholder}</h1>
      </Titles>
    );
  }
  const { game, favourite } = content;
  const isProviderNamed = tile === 'banner' || tile === 'arch';
  return (
    <>
      <Titles data-part="stage-titles">
        <h1>{game.name}</h1>
        {isProviderNamed && <p>{game.provider}</p>}
        <IconButton
          icon={favourite.isOn ? 'heartFull' : 'heart'}
          label={t('transfer.favourite')}
          variant="filled"
          isPressed={favourite.isOn}
          onClick={onToggleFavourite}
        />
      </Titles>
      <News data-part="stage-news">
        <FavouriteNews favourite={favourite} onStopWaiting={onStopFavourite} />
      </News>
      <StageFacts game={game} isProviderNamed={isProviderNamed} />
    </>
  );
}
