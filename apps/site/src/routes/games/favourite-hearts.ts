import type { Game } from '@fortuna/domain/model/games.ts';
import type { Problem } from '@fortuna/domain/problem.ts';
import { useSyncExternalStore } from 'react';
import { createStore } from '../../platform/create-store.ts';
import type { Wishes } from '../../platform/latest-wish.ts';
import { flipFavourite, type Owner, onWish, stopFavourite, wishOf } from './favourite-wishes.ts';

/** What all hearts of a page share: whose they are, and which games are favourites as the server has said last. */
interface Hearts {
  readonly owner: Owner | null;
  readonly listed: ReadonlySet<number>;
}

const nobody: Hearts = { owner: null, listed: new Set() };
const hearts = createStore(nobody);
export const setHearts = hearts.set;
export const heartsOwner = () => hearts.get().owner;

/** Whether there has been any heart: until then nobody asks for the list. */
const seen = createStore(false);
export const noteHeart = () => seen.set(true);
export const useAnyHeart = seen.use;

function subscribe(listener: () => void): () => void {
  const ends = [hearts.subscribe(listener), onWish(listener)];
  return () => {
    for (const end of ends) end();
  };
}

/** Whether a game is a favourite: as it is wanted, and else as it is. A heart is drawn again for its own game only. */
export function useIsFavourite({ id }: Game): boolean {
  return useSyncExternalStore(subscribe, () => {
    const { owner, listed } = hearts.get();
    return (owner && wishOf(owner.id, id).wanted) ?? listed.has(id);
  });
}

/** Games whose hearts have been pressed on tiles, until the server has answered. */
const pressed = new Map<number, Game>();

export function pressHeart(owner: Owner, game: Game): void {
  pressed.set(game.id, game);
  flipFavourite(owner, game);
}

function wishOfPressed(id: number): Wishes | null {
  const owner = heartsOwner();
  return owner && wishOf(owner.id, id);
}

/** Whether a press is on its way. */
export function useIsHeartSending(): boolean {
  return useSyncExternalStore(onWish, () =>
    [...pressed.keys()].some((id) => (wishOfPressed(id)?.wanted ?? null) !== null),
  );
}

/** Waits no longer for what is on its way. */
export function stopHearts(): void {
  const owner = heartsOwner();
  for (const game of pressed.values()) if (owner) stopFavourite(owner, game);
}

/** Tells how each wish of a tile's heart has ended: with what problem, or null. */
export function onHeartAnswered(tell: (problem: Problem | null) => void): () => void {
  return onWish(() => {
    for (const id of pressed.keys()) {
      const wish = wishOfPressed(id);
      if (wish && wish.wanted !== null) continue;
      pressed.delete(id);
      tell(wish?.problem ?? null);
    }
  });
}
