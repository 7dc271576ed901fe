import { useTranslation } from 'react-i18next';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { CountBadge } from '../../../components/CountBadge/CountBadge.tsx';
import { LinkList, type LinkListItem } from '../../../components/LinkList/LinkList.tsx';
import { useWalletText } from '../../WalletAmount.tsx';
import { securityPlaces } from '../parts/security-places.ts';
import { hasSet } from '../parts/security-state.ts';
import { type HubWayName, type NamedWay, useHubWays } from './hub-ways.ts';
import type { ProfileFormProps } from './profile-form.ts';

/** What is in the panel is not here again. */
const groups = {
  money: ['depositRecords', 'withdrawalRecords', 'betRecords', 'orders', 'bankAccounts'],
  account: ['messages', 'information', 'favourites', 'security', 'withdrawalPassword'],
  rewards: ['promotions', 'rebates', 'vipHistory', 'covers', 'agency'],
  help: ['responsibleGaming', 'support', 'faq', 'fairPlay'],
} as const satisfies Readonly<Record<string, readonly HubWayName[]>>;

type WalletWaysProps = Pick<ProfileFormProps, 'member' | 'unread'>;

/** The ways on in four lists, each with one line of how it stands, where that is known. */
export function WalletWays({ member, unread }: WalletWaysProps) {
  const { t } = useTranslation('account');
  const waysOf = useHubWays(member);
  const details = useDetails(member);
  const itemOf = ({ name, state, ...way }: NamedWay): LinkListItem => {
    if (name === 'information' && unread && unread.count > 0)
      return { ...way, detail: unread.label, note: <CountBadge {...unread} label={undefined} /> };
    if (state) {
      const tone = state.isSet ? 'success' : 'warning';
      return {
        ...way,
        note: (
          <Badge tone={tone} icon={state.isSet ? 'check' : 'plus'}>
            {state.words}
          </Badge>
        ),
      };
    }
    return { ...way, detail: details[name] };
  };
  return (['money', 'account', 'rewards', 'help'] as const).map((group) => (
    <LinkList key={group} title={t(`groups.${group}`)} items={waysOf(groups[group]).map(itemOf)} />
  ));
}

/** What is known of what is behind them. */
function useDetails(member: WalletWaysProps['member']): Partial<Record<HubWayName, string>> {
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
