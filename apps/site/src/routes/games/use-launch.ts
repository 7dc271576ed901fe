import { launchGame } from '@fortuna/api/calls/games-play.ts';
import { isAllowedAddress } from '@fortuna/domain/allowed-address.ts';
import type { GameDetails } from '@fortuna/domain/model/games.ts';
import { isAnswerLost, ProblemError, problemOf } from '@fortuna/domain/problem.ts';
import { handOf } from '@fortuna/ui/art/family.ts';
import { useBrand } from '@fortuna/ui/theme/brand-context.ts';
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { siteEnv } from '../../env.ts';
import { apiFor } from '../../platform/api-for.ts';
import { makeStale } from '../../platform/make-stale.ts';
import { paletteOfPicture } from './cover-palette.ts';

/** How long a launch waits for a cover that is on its way, in milliseconds. */
const longestCoverWait = 700;
const coverWait = () => new Promise((resolve) => setTimeout(resolve, longestCoverWait));

/** How the site looks while the game is opened. */
function useLook() {
  const brand = useBrand();
  return async () => {
    const cover = document.querySelector<HTMLImageElement>('[data-part="stage-cover"] img');
    // A game looks the same however soon it is opened; one whose picture does not come is not held up by it.
    if (cover?.complete === false) await Promise.race([cover.decode().catch(() => undefined), coverWait()]);
    return { brand: brand.id, art: handOf(brand), palette: paletteOfPicture(cover) };
  };
}

export interface Launch {
  readonly request: UseMutationResult<string, Error, number>;
  /** The game has been opened here, or may have been: leaving the page ends it. */
  readonly isIn: boolean;
  /** As before the first launch: for a page that comes back from the browser's cache. */
  readonly leave: () => void;
}

/** Opens a game for a member; its outcome is the one-time address of the frame. */
export function useLaunch(game: GameDetails): Launch {
  const look = useLook();
  const [isIn, setIn] = useState(false);
  const request = useMutation({
    mutationFn: async (owner: number) => {
      const { url } = await launchGame(apiFor(owner), { ...game, look: await look() });
      // Only a listed host may be framed; anything else is no game that could be shown.
      if (!isAllowedAddress(url, siteEnv().allowedOrigins)) throw new ProblemError({ kind: 'network' });
      return url;
    },
    onSuccess: () => setIn(true),
    onError: (error) => {
      if (!isAnswerLost(problemOf(error))) return;
      // The server may have opened it, and brought money to it.
      setIn(true);
      makeStale('launchGame');
    },
  });
  const leave = () => {
    setIn(false);
    request.reset();
  };
  return { request, isIn, leave };
}
