import type { ActivityList } from '@fortuna/domain/model/promotions-activities.ts';
import type { RewardList } from '@fortuna/domain/model/promotions-rewards.ts';
import { type Loadable, mapLoadable, type PageView } from '@fortuna/ui/screens/page/loadable.ts';
import type { ActivityContent } from '@fortuna/ui/screens/promotions/Activity.view.ts';
import { activities } from '../../frame/activities/activities.reads.ts';
import { makeStale } from '../../platform/make-stale.ts';
import type { Owner, Read } from '../../platform/reads.ts';
import { useMemberRead } from '../../platform/use-member-read.ts';
import { useRead } from '../../platform/use-public-read.ts';
import type { Gate } from '../../session/gate.ts';
import { useGate, useMember } from '../../session/MemberGate.tsx';
import { retrySession } from '../../session/session-store.ts';
import { useClaims } from './use-claims.ts';

/** Whose state the activities carry: a member's own, a guest's none, and nobody's until it is known who looks. */
export function ownerOf(gate: Gate): Owner {
  if (gate.kind === 'member') return gate.member.id;
  return gate.kind === 'signedOut' ? 'everybody' : null;
}

/** What everybody may see, asked for once it is known who looks: the page begins anew then, and would ask twice. */
export function useReadOnceKnown<Output>(read: Read<undefined, Output>): Loadable<Output> {
  return useRead(read, ownerOf(useGate()) === null ? null : 'everybody', undefined);
}

/** The activities, or the one of this code, with the state of whoever looks; guests see all but that. */
export function useActivities(code?: string): PageView<ActivityList> {
  const gate = useGate();
  const view = useRead(activities, ownerOf(gate), code === undefined ? {} : { code });
  return gate.kind === 'failed' ? { ...gate, onRetry: retrySession } : view;
}

/** What the page of an activity shows; null where the server does not offer it. */
export function useActivity(code: string): PageView<ActivityContent | null> {
  const { claims, onNewPeriod } = useClaims(code);
  const onOver = () => {
    onNewPeriod();
    makeStale('timeCame');
  };
  return mapLoadable(useActivities(code), ({ activities: [activity], serverTime }) =>
    activity === undefined ? null : { activity, serverTime, claims, onOver },
  );
}

/** What the member can claim of one source, or has; null for guests. */
export function useRewards(
  read: Read<{ readonly memberId: number }, RewardList>,
): PageView<RewardList> | null {
  const view = useMemberRead(read, { memberId: useMember()?.id ?? 0 });
  return view.kind === 'signedOut' ? null : view;
}
