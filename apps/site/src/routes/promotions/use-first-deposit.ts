import type { RewardList } from '@fortuna/domain/model/promotions-rewards.ts';
import type { PageView } from '@fortuna/ui/screens/page/loadable.ts';
import { useBrand } from '@fortuna/ui/theme/brand-context.ts';
import { useMemberRead } from '../../platform/use-member-read.ts';
import { useMember } from '../../session/MemberGate.tsx';
import { firstDepositRewards } from './promotions.reads.ts';

/** What the first deposit gives the member; null for guests. */
export function useFirstDeposit(): PageView<RewardList> | null {
  const { title } = useBrand();
  const { name, site } = useMember() ?? { name: '', site: null };
  const view = useMemberRead(firstDepositRewards, { memberName: name, site: site ?? title });
  return view.kind === 'signedOut' ? null : view;
}
