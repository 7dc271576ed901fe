import type { ActivityList } from '@fortuna/domain/model/promotions-activities.ts';
import { type Loadable, mapLoadable, type PageView } from '@fortuna/ui/screens/page/loadable.ts';
import type { OfferPage, OfferStanding } from '@fortuna/ui/screens/promotions/Offers/Offers.view.ts';
import { useRead } from '../../platform/use-public-read.ts';
import { useMember } from '../../session/MemberGate.tsx';
import { firstDepositStanding, rebateStanding, welcomeStanding, wheelStanding } from './offer-standings.ts';
import { rebateRewards } from './promotions.reads.ts';
import { useRewards } from './use-activity.ts';
import { useFirstDeposit } from './use-first-deposit.ts';
import { wheelReads } from './wheels.reads.ts';

const waiting: Loadable<never> = { kind: 'loading' };

function standingOf<Content>(
  view: PageView<Content> | null,
  standing: (content: Content) => OfferStanding,
): Loadable<OfferStanding> {
  return view === null || view.kind === 'signedOut' ? waiting : mapLoadable(view, standing);
}

/** Where the member stands with each offer for newcomers, each asked for by itself; null for guests. */
export function useOfferStandings(
  all: PageView<ActivityList>,
): Readonly<Record<OfferPage, Loadable<OfferStanding>>> | null {
  const member = useMember();
  const firstDeposit = useFirstDeposit();
  const rebates = useRewards(rebateRewards);
  const wheel = useRead(wheelReads.daily, member?.id ?? null, member?.id ?? null);
  if (member === null) return null;
  return {
    recharge: standingOf(firstDeposit, firstDepositStanding),
    super: standingOf(all, welcomeStanding),
    'recharge-rebate': standingOf(rebates, rebateStanding),
    'lottery-wheel': standingOf(wheel, wheelStanding),
  };
}
