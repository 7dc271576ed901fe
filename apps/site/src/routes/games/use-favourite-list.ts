import type { Favourite } from '@fortuna/domain/model/games-favourites.ts';
import type { PageView } from '@fortuna/ui/screens/page/loadable.ts';
import { useRead } from '../../platform/use-public-read.ts';
import { nextGate } from '../../session/gate.ts';
import { retrySession, useSession } from '../../session/session-store.ts';
import { favourites } from './game-info.reads.ts';

/** The favourites of whoever is logged in, on pages that are everybody's: they are no member's page, and stay as they are with another one. */
export function useFavouriteList(isWanted: boolean): PageView<readonly Favourite[]> {
  const gate = nextGate({ kind: 'loading' }, useSession().view);
  const member = gate.kind === 'member' ? gate.member : null;
  const input = { memberId: member?.id ?? 0, memberName: member?.name ?? '' };
  const list = useRead(favourites, isWanted ? (member?.id ?? null) : null, input);
  if (gate.kind === 'member') return list;
  return gate.kind === 'failed' ? { ...gate, onRetry: retrySession } : gate;
}
