import { searchMaxLength } from '@fortuna/domain/model/games.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { type MouseEvent, type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { EmptyArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { vars } from '../../../theme/vars.ts';
import { Page } from '../../page/Page/Page.tsx';
import { GameResults } from '../GameResults/GameResults.tsx';
import { PopularGames } from '../GameResults/PopularGames.tsx';
import type { GameSearchView } from './GameSearch.view.ts';
import { RecentSearches } from './RecentSearches.tsx';
import { SearchChip, SearchChips } from './search-chips.ts';

export const gameSearchStates = [
  'Untouched',
  'WithRecent',
  'PopularFailed',
  'Searching',
  'Found',
  'NothingFound',
  'NothingLikeIt',
  'Failed',
] as const;

export interface GameSearchProps {
  readonly view: GameSearchView;
  /** At each key. */
  readonly onText: (text: string) => void;
  /** What has been typed has led somewhere: the player has pressed Enter, or a game that was found. */
  readonly onUsed: () => void;
  /** Takes a recent search off the list; null: all of them. */
  readonly onForget: (text: string | null) => void;
  /** The box, for whoever has begun to type elsewhere. */
  readonly field: RefObject<HTMLDivElement | null>;
}

const Field = styled.div`
  display: grid;
`;

/** The search: results as one types; before that what was searched for and what is popular. */
export function GameSearchScreen({ view, onText, onUsed, onForget, field }: GameSearchProps) {
  const { t } = useTranslation('games-search');
  const { t: tPlay } = useTranslation('games-play');
  const { text, searched, results, recent, popular, place } = view;
  const noteUse = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('[data-part="game-tile"]')) onUsed();
  };
  return (
    <Page title={t('title')}>
      <Field ref={field}>
        <SearchField
          label={tPlay('list.search')}
          placeholder={tPlay('list.searchPlaceholder')}
          clearLabel={tPlay('list.clearSearch')}
          value={text}
          maxLength={searchMaxLength}
          onChange={onText}
          onKeyDown={({ key }) => key === 'Enter' && onUsed()}
        />
      </Field>
      {results === null ? (
        <>
          <RecentSearches recent={recent} onForget={onForget} />
          <PopularGames games={popular} />
        </>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: hears of presses on the links in it
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too
        <div onClick={noteUse}>
          <GameResults
            games={results}
            label={t('results')}
            place={place}
            listKey={searched}
            empty={<NothingFound view={view} />}
          />
        </div>
      )}
    </Page>
  );
}

/** Names that are written like it, and what is popular, so that nobody stands before nothing. */
function NothingFound({ view: { searched, results, popular } }: Pick<GameSearchProps, 'view'>) {
  const { t } = useTranslation('games-search');
  const id = useId();
  const suggestions = results?.kind === 'ready' ? results.content.suggestions : [];
  return (
    <Apart>
      <EmptyState
        title={t('nothing', { text: searched })}
        image={<EmptyArt kind="noGames" />}
        action={
          <Ways>
            <ButtonLink href={to('/game')} variant="primary">
              {t('allGames')}
            </ButtonLink>
            {suggestions.length > 0 && (
              <Suggestions>
                <p id={id}>{t('suggestions')}</p>
                <SearchChips aria-labelledby={id}>
                  {suggestions.map((name) => (
                    <li key={name}>
                      <SearchChip href={to('/searchGames', { search: name })}>{name}</SearchChip>
                    </li>
                  ))}
                </SearchChips>
              </Suggestions>
            )}
          </Ways>
        }
      >
        {t('nothingText')}
      </EmptyState>
      <PopularGames games={popular} />
    </Apart>
  );
}

const Apart = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s6};
`;

const Ways = styled.div`
  display: grid;
  gap: ${vars.space.s5};
  justify-items: center;
`;

const Suggestions = styled.div`
  display: grid;
  gap: ${vars.space.s3};
  justify-items: center;
  justify-content: center;
`;
