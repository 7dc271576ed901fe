import { addFavourite, removeFavourite } from '@fortuna/api/calls/games-favourites.ts';
import type { Game } from '@fortuna/domain/model/games.ts';
import type { Favourite } from '@fortuna/domain/model/games-favourites.ts';
import type { FavouriteView } from '@fortuna/ui/screens/games/GameTransfer/GameTransfer.view.ts';
import { useSite } from '@fortuna/ui/screens/site-context.ts';
import { useState } from 'react';
import { apiFor } from '../../platform/api-for.ts';
import { latestWish, type Wishes } from '../../platform/latest-wish.ts';
import { makeStale } from '../../platform/make-stale.ts';
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

/** The star of one game, and what a press on it does; a guest is asked to log in. The page begins anew for another member or game. */
export function useFavourite(game: Game): { readonly view: FavouriteView; readonly toggle: () => void } {
  const member = useMember();
  const { onLogin } = useSite();
  const query = { memberId: member?.id ?? 0, memberName: member?.name ?? '' };
  const list = useMemberRead(favourites, query);
  const [{ wanted, problem }, show] = useState(atRest);
  const [want] = useState(() => latestWish(change, show));

  async function change(isOn: boolean): Promise<void> {
    const favourite = { memberId: query.memberId, gameId: game.id };
    try {
      await (isOn ? addFavourite : removeFavourite)(apiFor(query.memberId), favourite);
    } catch (error) {
      // The server may have taken it all the same: the list says.
      makeStale('addFavourite');
      throw error;
    }
    const { queryKey } = queryOf(favourites, query.memberId, query);
    queryClient.setQueryData(queryKey, (known: readonly Favourite[] = []) =>
      withGame(known, { ...favourite, game }, isOn),
    );
  }

  const isListed = list.kind === 'ready' && list.content.some(({ gameId }) => gameId === game.id);
  const isOn = wanted ?? isListed;
  // An ended login has a dialog of its own.
  const told = problem?.kind === 'unauthenticated' ? null : problem;
  return { view: { isOn, problem: told }, toggle: () => (member ? want(!isOn) : onLogin()) };
}
