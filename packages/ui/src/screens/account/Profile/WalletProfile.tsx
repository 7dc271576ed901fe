import { useBrand } from '../../../theme/brand-context.ts';
import { WalletPage } from '../parts/WalletPage.tsx';
import { ProfileAgent } from './ProfileAgent.tsx';
import { ProfileDetails } from './ProfileDetails.tsx';
import { ProfileFoot } from './ProfileFoot.tsx';
import { ProfileWallet } from './ProfileWallet.tsx';
import type { ProfileFormProps } from './profile-form.ts';
import { ListBones, WalletHeadBones } from './WalletBones.tsx';
import { besideBalance, WalletHead } from './WalletHead.tsx';
import { WalletWays } from './WalletWays.tsx';

/** The member's own page as that of a bank: the money first, then lists of ways on, each with how it stands. */
export function WalletProfile(props: ProfileFormProps) {
  const { member, tied, turnover, editing, hereSince, unread, install, onLogout } = props;
  const { onEdit, onSave, onStopSaving, onCancelEdit, onCopy } = props;
  const { switchedOff } = useBrand();
  return (
    <WalletPage>
      <WalletHead {...props} />
      <div data-part="ways">
        <WalletWays member={member} unread={unread} />
      </div>
      <div data-part="facts">
        <ProfileWallet member={member} tied={tied} turnover={turnover} without={besideBalance} />
        {!switchedOff.includes('agency') && <ProfileAgent member={member} />}
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
      </div>
      <ProfileFoot member={member} install={install} onLogout={onLogout} />
    </WalletPage>
  );
}

export function WalletBones() {
  return (
    <WalletPage>
      <WalletHeadBones />
      <div data-part="ways">
        <ListBones />
        <ListBones />
      </div>
      <div data-part="facts">
        <ListBones />
        <ListBones />
      </div>
    </WalletPage>
  );
}
