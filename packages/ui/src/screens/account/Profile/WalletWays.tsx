import { useTranslation } from 'react-i18next';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { CountBadge } from '../../../components/CountBadge/CountBadge.tsx';
import { LinkList, type LinkListItem } from '../../../components/LinkList/LinkList.tsx';
import { type HubWayName, type NamedWay, useHubWays } from './hub-ways.ts';
import type { ProfileFormProps } from './profile-form.ts';
import { useWayDetails } from './way-details.ts';

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
  const details = useWayDetails(member);
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
    <LinkList
      key={group}
      title={t(`groups.${group}`)}
      head="section"
      items={waysOf(groups[group]).map(itemOf)}
    />
  ));
}
