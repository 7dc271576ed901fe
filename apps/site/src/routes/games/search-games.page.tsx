import { searchMaxLength } from '@fortuna/domain/model/games.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { drawnCovers, StaticCovers } from '@fortuna/ui/components/GameCover/static-covers.ts';
import { GameSearchScreen } from '@fortuna/ui/screens/games/GameSearch/GameSearchScreen.tsx';
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { usePublicRead } from '../../platform/use-public-read.ts';
import { useSettled } from '../../platform/use-settled.ts';
import { forgetSearch, noteSearch, recentSearches, type Searcher } from '../../session/recent-searches.ts';
import { useSession } from '../../session/session-store.ts';
import { definePage } from '../define-page.tsx';
import { popularGames } from './games.reads.ts';
import { useGameRange } from './use-game-range.ts';
import { useListPlace } from './use-list-place.ts';

/** A pause so long is the end of a word, in milliseconds. */
const pause = 120;

/** The player's recent searches, as they stand. */
function useRecent() {
  const { view } = useSession();
  const searcher: Searcher = view.kind === 'member' ? view.member.id : 'guest';
  // Nobody's while it is not known whose.
  const isKnown = view.kind === 'member' || view.kind === 'guest';
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  return {
    recent: isKnown ? recentSearches(searcher) : [],
    note: (text: string) => isKnown && noteSearch(searcher, text),
    forget: (text: string | null) => {
      forgetSearch(searcher, text);
      lookAgain();
    },
  };
}

/**
 * What is typed, and what was when the player last paused. The address has that, so that it can be reloaded and gone back to; a new word is no new
 * entry of the history. What an address says that is followed here is as if it had been typed.
 */
function useTyped() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const asked = params.get('search')?.slice(0, searchMaxLength) ?? '';
  const [text, setText] = useState(asked);
  const written = useRef(asked);
  useEffect(() => {
    if (asked === written.current) return;
    written.current = asked;
    setText(asked);
  }, [asked]);
  const searched = useSettled(text, pause);
  useEffect(() => {
    if (searched === written.current) return;
    written.current = searched;
    const address = to('/searchGames', { search: searched || undefined });
    void navigate(address, { replace: true, preventScrollReset: true });
  }, [searched, navigate]);
  return { text, setText, searched: searched.trim() };
}

/** Who comes here from another page to search finds the box in focus, after the page's head has been told. */
function useFieldInFocus(): RefObject<HTMLDivElement | null> {
  const field = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const [params] = useSearchParams();
  const [isBeginning] = useState(key !== 'default' && !params.has('search'));
  useEffect(() => {
    if (!isBeginning) return;
    const timer = setTimeout(() => field.current?.querySelector('input')?.focus());
    return () => clearTimeout(timer);
  }, [isBeginning]);
  return field;
}

function SearchGames() {
  const { text, setText, searched } = useTyped();
  const isAsked = text.trim() !== '' && searched !== '';
  const results = useGameRange({ search: searched }, isAsked);
  const popular = usePublicRead(popularGames);
  const { recent, note, forget } = useRecent();
  return (
    <StaticCovers value={drawnCovers}>
      <GameSearchScreen
        field={useFieldInFocus()}
        view={{
          text,
          searched,
          results: isAsked ? results : null,
          recent,
          popular,
          place: useListPlace(),
        }}
        onText={setText}
        onUsed={() => note(text)}
        onForget={forget}
      />
    </StaticCovers>
  );
}

export const page = definePage({ path: '/searchGames', reads: [popularGames] }, SearchGames);
