import type { Member } from '@fortuna/domain/model/auth.ts';
import { useTranslation } from 'react-i18next';
import { useWalletText } from '../../WalletAmount.tsx';
import { securityPlaces } from '../parts/security-places.ts';
import { hasSet } from '../parts/security-state.ts';
import type { HubWayName } from './hub-ways.ts';

/** One line of how it stands what is behind a way, where that is known. */
export function useWayDetails(member: Member): Partial<Record<HubWayName, string>> {
  const { t } = useTranslation('account-profile');
  const { t: tSecurity } = useTranslation('account-security');
  const walletText = useWalletText();
  const { wagered, rebateBalance, turnoverLeft, isAgent } = member;
  const money = (what: 'wagered' | 'rebate' | 'turnover', amount: number) =>
    `${t(`wallet.${what}`)}: ${walletText(amount)}`;
  return {
    security: tSecurity('summary.title', {
      done: securityPlaces.filter((place) => hasSet(member, place)).length,
      all: securityPlaces.length,
    }),
    agency: t(isAgent ? 'agent.agent' : 'agent.none'),
    ...(wagered.total === null ? {} : { betRecords: money('wagered', wagered.total) }),
    ...(rebateBalance === 0 ? {} : { rebates: money('rebate', rebateBalance) }),
    ...(turnoverLeft === 0 ? {} : { covers: money('turnover', turnoverLeft) }),
  };
}
