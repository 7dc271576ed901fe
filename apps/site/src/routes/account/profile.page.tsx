import { ProfileScreen } from '@fortuna/ui/screens/account/Profile/ProfileScreen.tsx';
import { ready } from '@fortuna/ui/screens/page/loadable.ts';
import { sendSession, useSession } from '../../session/session-store.ts';
import { useMemberView } from '../../session/use-member-view.ts';
import { defineMemberPage } from '../define-member-page.tsx';

function Profile() {
  const { view: session } = useSession();
  const view = useMemberView((member) =>
    ready({ member, isStale: session.kind === 'member' && session.isStale }),
  );
  return <ProfileScreen view={view} onLogout={() => void sendSession({ type: 'player.logout' })} />;
}

export const page = defineMemberPage({ path: '/profile' }, Profile);
