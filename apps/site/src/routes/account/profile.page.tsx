import type { ProfileLinks, ProfileView } from '@fortuna/ui/screens/account/Profile/Profile.view.ts';
import { ProfileScreen } from '@fortuna/ui/screens/account/Profile/ProfileScreen.tsx';
import { authCallbacks } from '../../frame/auth-callbacks.ts';
import { useHelpHref } from '../../frame/use-help-href.ts';
import { useLanguagePicker } from '../../frame/use-language-picker.ts';
import { paths } from '../../paths.ts';
import { retrySession, sendSession, useSession } from '../../session/session-store.ts';
import { useGate } from '../../session/use-gate.ts';

const links: Omit<ProfileLinks, 'faq'> = {
  deposit: paths.deposit,
  withdraw: paths.withdraw(),
  depositRecords: paths.depositRecords,
  withdrawalRecords: paths.withdrawalRecords,
  betRecords: paths.betRecords,
  bankAccounts: paths.bankAccounts(),
  withdrawalPassword: paths.withdrawalPassword(),
  responsibleGaming: paths.responsibleGaming,
};

export function Component() {
  const gate = useGate();
  const { view: session } = useSession();
  const view: ProfileView =
    gate.kind === 'member'
      ? {
          kind: 'ready',
          member: gate.member,
          isStale: session.kind === 'member' && session.isStale,
          // The member is a guest the moment the button is pressed: there is nothing to wait for.
          isLoggingOut: false,
        }
      : gate;
  return (
    <ProfileScreen
      view={view}
      links={{ ...links, faq: useHelpHref(paths.faq) }}
      {...useLanguagePicker()}
      onLogout={() => void sendSession({ type: 'player.logout' })}
      onRetry={retrySession}
      {...authCallbacks}
    />
  );
}
