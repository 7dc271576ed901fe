import type { Member } from '@fortuna/domain/model/auth.ts';
import type { Problem } from '@fortuna/domain/problem.ts';
import type { ToastMessage } from '@fortuna/ui/components/Toast/Toast.tsx';
import { useSlow } from '@fortuna/ui/screens/page/waiting/useSlow.ts';
import { hasServerWords } from '@fortuna/ui/screens/problem-words.ts';
import { useProblemText } from '@fortuna/ui/screens/useProblemText.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce, showHearts, useUiState } from '../../frame/ui-store.ts';
import { queryClient } from '../../platform/query-client.ts';
import { useSession } from '../../session/session-store.ts';
import { FavouriteTileHeart } from './FavouriteTileHeart.tsx';
import {
  onHeartAnswered,
  pressHeart,
  setHearts,
  stopHearts,
  useAnyHeart,
  useIsHeartSending,
} from './favourite-hearts.ts';
import { favouritesOf, flipFavourite, isListed } from './favourite-wishes.ts';
import { type KeptWish, keepWish, useKeptWish } from './kept-wish.ts';
import { useFavouriteList } from './use-favourite-list.ts';

/** Puts the hearts on the tiles of every page, knows what they show, and says what comes of them. Drawn once for all of them, late. */
export function FavouriteHearts() {
  const { view } = useSession();
  const member = view.kind === 'member' ? view.member : null;
  useEffect(() => showHearts(FavouriteTileHeart), []);
  useHearts(member);
  useGrantedWish(member);
  return null;
}

type Words = Pick<ToastMessage, 'tone' | 'title' | 'text' | 'action'>;

/** There is one message about favourites at a time. */
const say = (words: Words) => announce({ id: 'favourite', ...words });

/** What hearts show, and what their presses come to. A list that nobody has changed is missed without a word. */
function useHearts(member: Member | null): void {
  const { t } = useTranslation('games-favourites');
  const { t: tControls } = useTranslation('controls');
  const problemText = useProblemText();
  const list = useFavouriteList(useAnyHeart());
  const content = list.kind === 'ready' ? list.content : null;
  useEffect(() => {
    setHearts({ owner: member, listed: new Set(content?.map(({ gameId }) => gameId)) });
  }, [member, content]);

  const isSlow = useSlow(useIsHeartSending());
  useEffect(() => {
    if (!isSlow) return;
    const action = { label: tControls('slow.stop'), onAction: stopHearts };
    say({ title: tControls('slow.sending'), action });
  }, [isSlow, tControls]);

  const tell = useEffectEvent((title: string, problem: Problem) => {
    // An ended login has a dialog of its own.
    if (problem.kind === 'unauthenticated') return;
    const text = problemText(problem);
    say({ tone: 'danger', ...(hasServerWords(problem) ? { title: text } : { title, text }) });
  });
  const isChanged = useRef(false);
  const hear = useEffectEvent((problem: Problem | null) => {
    isChanged.current = true;
    if (problem) tell(t('failed'), problem);
    else if (isSlow) say({ tone: 'success', title: t('updated') });
  });
  useEffect(() => onHeartAnswered(hear), []);

  const isUnread = list.kind === 'failed' || (list.kind === 'ready' && list.isStale && !list.isRefreshing);
  const tellUnread = useEffectEvent(() => {
    if (!isChanged.current) return;
    isChanged.current = false;
    tell(t('unread'), list.kind === 'failed' ? list.problem : { kind: 'network' });
  });
  useEffect(() => {
    if (isUnread) tellUnread();
  }, [isUnread]);
}

/** The wish of a guest comes true with the login that it has asked for, and goes with its dialog. */
function useGrantedWish(member: Member | null): void {
  const kept = useKeptWish();
  const { authDialog } = useUiState();
  const isGuest = useSession().view.kind === 'guest';
  const grant = useEffectEvent(async (owner: Member, { game, isOnTile }: KeptWish) => {
    keepWish(null);
    await queryClient.ensureQueryData(favouritesOf(owner)).catch(() => undefined);
    if (!isListed(owner, game.id)) (isOnTile ? pressHeart : flipFavourite)(owner, game);
  });
  useEffect(() => {
    if (kept === null) return;
    if (member) void grant(member, kept);
    else if (isGuest && authDialog === null) keepWish(null);
  }, [kept, member, isGuest, authDialog]);
}
