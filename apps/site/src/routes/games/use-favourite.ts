import { addFavourite, removeFavourite } from '@fortuna/api/calls/games-favourites.ts';
import type { Game } from '@fortuna/domain/model/games.ts';
import type { Favourite } from '@fortuna/domain/model/games-favourites.ts';
import { isAnswerLost, problemOf } from '@fortuna/domain/problem.ts';
import type { FavouriteView } from '@fortuna/ui/screens/games/GameTransfer/GameTransfer.view.ts';
import { ready } from '@fortuna/ui/screens/page/loadable.ts';
import { useSite } from '@fortuna/ui/screens/site-context.ts';
import { useState } from 'react';
import { apiFor } from '../../platform/api-for.ts';
import { latestWish, type Wishes } from '../../platform/latest-wish.ts';
import { queryClient } from '../../platform/query-client.ts';
import { useMemberRead } from '../../platform/use-member-read.ts';
import { queryOf } from '../../platform/use-public-read.ts';
import { useMember } from '../../session/MemberGate.tsx';
import { favourites } from './game-info.reads.ts';

const atRest: Wishes = { wanted: null, problem: null };

function withGame(list: readonly Favourite[], favourite: Favourite, isOn: boolean): readonly Favourite[] {
  const others = list.filter(({ gameId }) => gameId !== favourite.gameId);
  return isOn ? [favourite, ...others] : others;
}

export interface FavouriteControl {
  readonly view: FavouriteView;
  readonly toggle: () => void;
  readonly stopWaiting: () => void;
}

/** The star of one game, and what a press on it does; a guest is asked to log in. The page begins anew for another member or game. */
export function useFavourite(game: Game): FavouriteControl {
  const member = useMember();
  const { onLogin } = useSite();
  const input = { memberId: member?.id ?? 0, memberName: member?.name ?? '' };
  const query = queryOf(favourites, input.memberId, input);
  const list = useMemberRead(favourites, input);
  const [{ wanted, problem }, show] = useState(atRest);
  const [{ flip, stopWaiting }] = useState(() => latestWish(change, show));
  const isIn = (known: readonly Favourite[]) => known.some(({ gameId }) => gameId === game.id);

  async function change(isOn: boolean): Promise<void> {
    const favourite = { memberId: input.memberId, gameId: game.id };
    try {
      await (isOn ? addFavourite : removeFavourite)(apiFor(input.memberId), favourite);
    } catch (error) {
      // Without an answer it may have been taken all the same: the list says.
      const isDone =
        isAnswerLost(problemOf(error)) &&
        isIn(await queryClient.fetchQuery({ ...query, staleTime: 0 })) === isOn;
      if (isDone) return;
      throw error;
    }
    queryClient.setQueryData(query.queryKey, (known: readonly Favourite[] = []) =>
      withGame(known, { ...favourite, game }, isOn),
    );
  }

  const isListed = list.kind === 'ready' && isIn(list.content);
  return {
    view: {
      isOn: wanted ?? isListed,
      isSending: wanted !== null,
      // An ended login has a dialog of its own.
      problem: problem?.kind === 'unauthenticated' ? null : problem,
      read: member === null || list.kind === 'signedOut' ? ready(null) : list,
    },
    toggle: () => (member === null ? onLogin() : flip(isListed)),
    stopWaiting,
  };
}
