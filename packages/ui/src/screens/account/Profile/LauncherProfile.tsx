import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { useWalletText } from '../../WalletAmount.tsx';
import { SignPanel, type SignWay } from '../parts/SignPanel.tsx';
import { type HubWayName, useHubWays } from './hub-ways.ts';
import { LauncherHead } from './LauncherHead.tsx';
import { launcherLook } from './launcher-look.ts';
import { ProfileAgent } from './ProfileAgent.tsx';
import { ProfileDetails } from './ProfileDetails.tsx';
import { ProfileFoot } from './ProfileFoot.tsx';
import { ProfileWallet } from './ProfileWallet.tsx';
import type { ProfileFormProps } from './profile-form.ts';

/** So many in each that rows of four are full, where the brand does without nothing; what is in the head is not here again. */
const groups = {
  money: [
    'depositRecords',
    'withdrawalRecords',
    'betRecords',
    'orders',
    'gameMoney',
    'bankAccounts',
    'withdrawalPassword',
    'rebates',
  ],
  account: ['messages', 'information', 'favourites', 'security'],
  rewards: ['vip', 'vipHistory', 'covers', 'agency'],
  help: ['responsibleGaming', 'support', 'faq', 'fairPlay'],
} as const satisfies Readonly<Record<string, readonly HubWayName[]>>;

const tones = { money: 'second', account: 'plain', rewards: 'accent', help: 'plain' } as const;

const Root = styled.div`
  container: launcher / inline-size;
  > div {
    ${launcherLook}
  }
`;

/** The member's own page as the home screen of a phone: the card, what most come for, and panels of signs. */
export function LauncherProfile(props: ProfileFormProps) {
  const { member, tied, turnover, editing, hereSince, unread, install, onLogout } = props;
  const { onEdit, onSave, onStopSaving, onCancelEdit, onCopy } = props;
  const { t } = useTranslation('account');
  const { t: tProfile } = useTranslation('account-profile');
  const { switchedOff } = useBrand();
  const waysOf = useHubWays(member);
  const walletText = useWalletText();
  /** What waits behind a way. */
  const waiting: Partial<Record<HubWayName, Pick<SignWay, 'count' | 'waiting' | 'detail'>>> = {
    information: { count: unread },
    ...(member.rebateBalance
      ? { rebates: { waiting: tProfile('wallet.rebate'), detail: walletText(member.rebateBalance) } }
      : {}),
  };
  const panel = (group: keyof typeof groups) => (
    <SignPanel
      tone={tones[group]}
      title={t(`groups.${group}`)}
      ways={waysOf(groups[group]).map((way) => ({ ...way, ...waiting[way.name] }))}
    />
  );
  return (
    <Root>
      <div>
        <LauncherHead {...props} />
        {panel('money')}
        <div data-part="panels">
          {panel('account')}
          {panel('rewards')}
          {panel('help')}
        </div>
        <div data-part="facts">
          <ProfileWallet member={member} tied={tied} turnover={turnover} />
          {!switchedOff.includes('agency') && <ProfileAgent member={member} />}
        </div>
        <ProfileDetails
          member={member}
          editing={editing}
          hereSince={hereSince}
          onEdit={onEdit}
          onSave={onSave}
          onStopSaving={onStopSaving}
          onCancelEdit={onCancelEdit}
          onCopy={onCopy}
        />
        <ProfileFoot member={member} install={install} onLogout={onLogout} />
      </div>
    </Root>
  );
}

export function LauncherBones() {
  return (
    <Root>
      <div>
        <div data-part="bones">
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
        <Skeleton shape="block" />
        <div data-part="panels">
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
      </div>
    </Root>
  );
}
