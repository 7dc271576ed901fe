import type { Game } from '@fortuna/domain/model/games.ts';
import type { FavouriteView } from '@fortuna/ui/screens/games/GameTransfer/GameTransfer.view.ts';
import { ready } from '@fortuna/ui/screens/page/loadable.ts';
import { useSite } from '@fortuna/ui/screens/site-context.ts';
import { useSyncExternalStore } from 'react';
import { useMemberRead } from '../../platform/use-member-read.ts';
import { useMember } from '../../session/MemberGate.tsx';
import { flipFavourite, onWish, stopFavourite, wishOf } from './favourite-wishes.ts';
import { favourites } from './game-info.reads.ts';
import { keepWish } from './kept-wish.ts';

export interface FavouriteControl {
  readonly view: FavouriteView;
  readonly toggle: () => void;
  readonly stopWaiting: () => void;
}

/** The heart of one game on its own page, and what a press on it does; a guest is asked to log in, and the wish is kept. */
export function useFavourite(game: Game): FavouriteControl {
  const member = useMember();
  const { onLogin } = useSite();
  const list = useMemberRead(favourites, { memberId: member?.id ?? 0, memberName: member?.name ?? '' });
  const { wanted, problem } = useSyncExternalStore(onWish, () => wishOf(member?.id ?? 0, game.id));
  const isInList = list.kind === 'ready' && list.content.some(({ gameId }) => gameId === game.id);
  return {
    view: {
      isOn: wanted ?? isInList,
      isSending: wanted !== null,
      // An ended login has a dialog of its own.
      problem: problem?.kind === 'unauthenticated' ? null : problem,
      read: member === null || list.kind === 'signedOut' ? ready(null) : list,
    },
    toggle: () => {
      if (member !== null) return flipFavourite(member, game);
      keepWish({ game, isOnTile: false });
      onLogin();
    },
    stopWaiting: () => member && stopFavourite(member, game),
  };
}
