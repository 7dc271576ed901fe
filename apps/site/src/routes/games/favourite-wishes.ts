import { addFavourite, removeFavourite } from '@fortuna/api/calls/games-favourites.ts';
import type { Member } from '@fortuna/domain/model/auth.ts';
import type { Game } from '@fortuna/domain/model/games.ts';
import type { Favourite } from '@fortuna/domain/model/games-favourites.ts';
import { isAnswerLost, problemOf } from '@fortuna/domain/problem.ts';
import { apiFor } from '../../platform/api-for.ts';
import { createStore } from '../../platform/create-store.ts';
import { type LatestWish, latestWish, type Wishes } from '../../platform/latest-wish.ts';
import { queryClient } from '../../platform/query-client.ts';
import { queryOf } from '../../platform/use-public-read.ts';
import { favourites } from './game-info.reads.ts';

/** Whose favourites. */
export type Owner = Pick<Member, 'id' | 'name'>;

const keyOf = (memberId: number, gameId: number) => `${memberId}/${gameId}`;

/** What is wanted of which game, by member and game: one for the page of a game and for every tile that shows it. */
const wishes = createStore<ReadonlyMap<string, Wishes>>(new Map());
const switches = new Map<string, LatestWish>();
const atRest: Wishes = { wanted: null, problem: null };

/** Told of every change of any wish. */
export const onWish = wishes.subscribe;

export function wishOf(memberId: number, gameId: number): Wishes {
  return wishes.get().get(keyOf(memberId, gameId)) ?? atRest;
}

export function favouritesOf({ id, name }: Owner) {
  return queryOf(favourites, id, { memberId: id, memberName: name });
}

function isIn(list: readonly Favourite[] | undefined, gameId: number): boolean {
  return list?.some((one) => one.gameId === gameId) ?? false;
}

/** Whether the list, as far as it is known, has the game. */
export function isListed(owner: Owner, gameId: number): boolean {
  return isIn(queryClient.getQueryData(favouritesOf(owner).queryKey), gameId);
}

function withGame(list: readonly Favourite[], favourite: Favourite, isOn: boolean): readonly Favourite[] {
  const others = list.filter(({ gameId }) => gameId !== favourite.gameId);
  return isOn ? [favourite, ...others] : others;
}

async function change(owner: Owner, game: Game, isOn: boolean): Promise<void> {
  const favourite = { memberId: owner.id, gameId: game.id };
  const query = favouritesOf(owner);
  try {
    await (isOn ? addFavourite : removeFavourite)(apiFor(owner.id), favourite);
  } catch (error) {
    // Without an answer it may have been taken all the same: the list says.
    const isDone =
      isAnswerLost(problemOf(error)) &&
      isIn(await queryClient.fetchQuery({ ...query, staleTime: 0 }), game.id) === isOn;
    if (isDone) return;
    throw error;
  }
  queryClient.setQueryData(
    query.queryKey,
    (known: readonly Favourite[] | undefined) => known && withGame(known, { ...favourite, game }, isOn),
  );
}

function switchOf(owner: Owner, game: Game): LatestWish {
  const key = keyOf(owner.id, game.id);
  const known = switches.get(key);
  if (known) return known;
  const made = latestWish(
    (isOn) => change(owner, game, isOn),
    (shown) => wishes.set(new Map(wishes.get()).set(key, shown)),
  );
  switches.set(key, made);
  return made;
}

/** A press on the sign of a game. */
export function flipFavourite(owner: Owner, game: Game): void {
  switchOf(owner, game).flip(isListed(owner, game.id));
}

/** Waits no longer for what the last press has sent. */
export function stopFavourite(owner: Owner, game: Game): void {
  switchOf(owner, game).stopWaiting();
}
