import { mapLoadable, type PageView } from '@fortuna/ui/screens/page/loadable.ts';
import type { CashbackRates } from '@fortuna/ui/screens/promotions/Cashback/Cashback.view.ts';
import { CashbackScreen } from '@fortuna/ui/screens/promotions/Cashback/CashbackScreen.tsx';
import { useMemberRead } from '../../platform/use-member-read.ts';
import { useRead } from '../../platform/use-public-read.ts';
import { useGate, useMember } from '../../session/MemberGate.tsx';
import { vipInfo, vipLevels } from '../vip/vip.reads.ts';
import { type ActivityPageProps, defineActivityPage } from './define-activity-page.tsx';

/** At the member's own level; for guests at the one that everybody begins with. */
function useRates(): PageView<CashbackRates> {
  const isGuest = useGate().kind === 'signedOut';
  const levels = useRead(vipLevels, isGuest ? 'everybody' : null, undefined);
  const own = useMemberRead(vipInfo);
  return isGuest ? mapLoadable(levels, (ladder) => ({ level: ladder[0]?.level ?? 0, ladder })) : own;
}

function Cashback({ view }: ActivityPageProps) {
  const member = useMember();
  const rates = useRates();
  const purse = member && { waiting: member.rebateBalance, balance: member.balance };
  return <CashbackScreen view={mapLoadable(view, (content) => ({ ...content, purse, rates }))} />;
}

export const page = defineActivityPage(
  { path: '/promotion/activity/cashback', feature: 'promotion-cashback' },
  Cashback,
);
