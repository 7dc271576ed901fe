import { formatCount } from '@fortuna/domain/count.ts';
import type { Member } from '@fortuna/domain/model/auth.ts';
import { ownMoney } from '@fortuna/domain/model/cashier.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeyValueItem } from '../../../components/KeyValueList/KeyValueList.tsx';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { Covered, WalletAmount } from '../../WalletAmount.tsx';
import type { ProfileContent } from './Profile.view.ts';

/** What a figure of the wallet's is. */
export type WalletRowName =
  | 'withdrawable'
  | 'bonus'
  | 'games'
  | 'turnover'
  | 'rebate'
  | 'wagered'
  | 'slots'
  | 'live'
  | 'creditLimit'
  | 'creditUsed'
  | 'points';

interface Row {
  readonly id: WalletRowName;
  readonly value: ReactNode;
}

/** A figure with its name. */
export interface WalletRow extends KeyValueItem {
  readonly id: WalletRowName;
}

function moneyRow(id: Row['id'], amount: Centavos | null): readonly Row[] {
  return amount === null ? [] : [{ id, value: <WalletAmount amount={amount} /> }];
}

/** The parts of the balance, and what lies elsewhere. Bonus money may have been read before the balance was, hence no more of it than there is. */
function partsOf({ balance }: Member, tied: ProfileContent['tied'], waiting: string): readonly Row[] {
  if (tied.kind !== 'known') {
    return [
      { id: 'withdrawable', value: waiting },
      { id: 'bonus', value: waiting },
    ];
  }
  const { bonusMoney, gameMoney } = tied.value;
  return [
    ...moneyRow('withdrawable', ownMoney(tied.value, balance)),
    ...moneyRow('bonus', Math.min(bonusMoney, balance + gameMoney)),
    ...moneyRow('games', gameMoney === 0 ? null : gameMoney),
  ];
}

/** What the balance is made of and what is open around it, in a player's words. */
export function useWalletRows(member: Member, tied: ProfileContent['tied']): readonly WalletRow[] {
  const { t } = useTranslation('account-profile');
  const language = useSiteLanguage();
  const { turnoverLeft, rebateBalance, wagered, credit, points, isDemo } = member;
  const rows: readonly Row[] = [
    ...(isDemo ? [] : partsOf(member, tied, t(`wallet.${tied.kind === 'reading' ? 'reading' : 'notRead'}`))),
    ...moneyRow('turnover', turnoverLeft),
    ...moneyRow('rebate', rebateBalance),
    ...moneyRow('wagered', wagered.total),
    ...moneyRow('slots', wagered.slots),
    ...moneyRow('live', wagered.live),
    ...(credit === null
      ? []
      : [...moneyRow('creditLimit', credit.limit), ...moneyRow('creditUsed', credit.used)]),
    ...(points === null
      ? []
      : [{ id: 'points' as const, value: <Covered>{formatCount(points, language)}</Covered> }]),
  ];
  return rows.map((row) => ({ ...row, label: t(`wallet.${row.id}`) }));
}
