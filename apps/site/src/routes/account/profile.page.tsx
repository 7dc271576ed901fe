import { updateProfile } from '@fortuna/api/calls/account.ts';
import { getMember } from '@fortuna/api/calls/auth.ts';
import type { Aside, ProfileEdit, ProfileEditing } from '@fortuna/ui/screens/account/Profile/Profile.view.ts';
import { ProfileScreen } from '@fortuna/ui/screens/account/Profile/ProfileScreen.tsx';
import { type PageView, ready } from '@fortuna/ui/screens/page/loadable.ts';
import { useSlow } from '@fortuna/ui/screens/page/waiting/useSlow.ts';
import { InstallApp } from '@fortuna/ui/screens/site/InstallApp/InstallApp.tsx';
import { useState } from 'react';
import { useUnread } from '../../frame/use-unread.ts';
import { useInstall } from '../../install/use-install.ts';
import { serverPicture } from '../../platform/server-picture.ts';
import { useMemberRead } from '../../platform/use-member-read.ts';
import { useWrite } from '../../platform/use-write.ts';
import { useMember } from '../../session/MemberGate.tsx';
import { sessionStart } from '../../session/session-start.ts';
import { sendSession, useSession } from '../../session/session-store.ts';
import { useMemberView } from '../../session/use-member-view.ts';
import { withdrawalRules } from '../cashier/cashier.reads.ts';
import { defineMemberPage } from '../define-member-page.tsx';
import { ownPicture } from './account.reads.ts';
import { PictureChoice } from './PictureChoice.tsx';

/** What is beside the point of the page; what is not there in time is not waited for, and shown when it comes. */
function useAside<Content, Value>(view: PageView<Content>, of: (content: Content) => Value): Aside<Value> {
  const isSlow = useSlow(view.kind === 'loading');
  if (view.kind === 'ready') return { kind: 'known', value: of(view.content) };
  return { kind: view.kind === 'failed' || isSlow ? 'notRead' : 'reading' };
}

function Profile() {
  const { view: session } = useSession();
  const member = useMember();
  const picture = useAside(useMemberRead(ownPicture, member?.id ?? 0), (url) => url);
  const rules = useMemberRead(withdrawalRules);
  const tied = useAside(rules, (known) => known);
  const [isFormOpen, setFormOpen] = useState(false);
  const [arePicturesOpen, setPicturesOpen] = useState(false);
  const save = useWrite((api, edit: ProfileEdit) => updateProfile(api, edit), {
    operation: 'updateProfile',
    isDone: async (api, edit) => {
      const now = await getMember(api);
      return (
        (edit.nickname === undefined || edit.nickname === now.nickname) &&
        (edit.gender === undefined || edit.gender === now.gender)
      );
    },
  });

  function editing(): ProfileEditing | null {
    if (save.state === 'sending') return { kind: 'submitting' };
    if (save.state === 'done') return { kind: 'saved' };
    return isFormOpen ? { kind: 'editing', problem: save.problem } : null;
  }

  function showForm(isOpen: boolean): void {
    save.reset();
    setFormOpen(isOpen);
  }

  const view = useMemberView((member) =>
    ready({
      member,
      isStale: session.kind === 'member' && session.isStale,
      picture: picture.kind === 'known' ? { ...picture, value: serverPicture(picture.value) } : picture,
      tied,
      turnover: rules.kind === 'ready' ? rules.content.turnover : [],
      editing: editing(),
      hereSince: sessionStart(member.id),
    }),
  );
  return (
    <ProfileScreen
      view={view}
      install={<InstallApp isWide {...useInstall()} />}
      unread={useUnread()}
      pictures={
        arePicturesOpen && member !== null ? (
          <PictureChoice memberId={member.id} ownUrl={picture.kind === 'known' ? picture.value : null} />
        ) : null
      }
      onTogglePictures={() => setPicturesOpen((isOpen) => !isOpen)}
      onEdit={() => showForm(true)}
      onSave={save.send}
      onStopSaving={save.stopWaiting}
      onCancelEdit={() => showForm(false)}
      onCopy={(text) => navigator.clipboard.writeText(text)}
      onLogout={() => void sendSession({ type: 'player.logout' })}
    />
  );
}

export const page = defineMemberPage({ path: '/profile', reads: [withdrawalRules] }, Profile);
