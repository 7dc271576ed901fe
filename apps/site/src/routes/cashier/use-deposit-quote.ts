import { quoteDeposit } from '@fortuna/api/calls/cashier.ts';
import { activityOfReward, type DepositQuote } from '@fortuna/domain/model/cashier.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import { type Loadable, mapLoadable } from '@fortuna/ui/screens/page/loadable.ts';
import { useBrand } from '@fortuna/ui/theme/brand-context.ts';
import { isOffered } from '../../frame/activities/activities.reads.ts';
import { memberRead } from '../../platform/reads.ts';
import { useOwner } from '../../platform/use-member-read.ts';
import { useRead } from '../../platform/use-public-read.ts';
import { useSettled } from '../../platform/use-settled.ts';

/** Promotions count what has happened meanwhile, wherever it has: an answer is shown once. */
const quotes = memberRead('quoteDeposit', quoteDeposit, { freshFor: 0 });

/** Milliseconds in which an amount is typed on. */
const typing = 400;

/**
 * What a deposit would earn, asked once the amount rests, and of the last amount only; null for none. A bonus that the brand may not
 * offer is not promised here either.
 */
export function useDepositQuote(amount: Centavos): Loadable<DepositQuote> | null {
  const settled = useSettled(amount, typing);
  const owner = useOwner(quotes);
  const view = useRead(quotes, settled === 0 ? null : owner, settled);
  const { switchedOff } = useBrand();
  if (settled === 0) return null;
  const isPromised = isOffered(switchedOff);
  return mapLoadable(view, (quote) => ({
    ...quote,
    rewards: quote.rewards.filter(({ source }) => isPromised({ page: activityOfReward[source] })),
  }));
}
