import type { Member } from '@fortuna/domain/model/auth.ts';
import type { Activity, ActivityCode } from '@fortuna/domain/model/promotions-activities.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { lazyPart } from '@fortuna/ui/components/lazy-look.tsx';
import { InviteScreen } from '@fortuna/ui/screens/agency/Invite/InviteScreen.tsx';
import { type Loadable, mapLoadable, type PageView, ready } from '@fortuna/ui/screens/page/loadable.ts';
import { useBrand } from '@fortuna/ui/theme/brand-context.ts';
import { Suspense, useState } from 'react';
import { isOffered } from '../../frame/activities/activities.reads.ts';
import { useMemberRead } from '../../platform/use-member-read.ts';
import { useMember } from '../../session/MemberGate.tsx';
import { useMemberView } from '../../session/use-member-view.ts';
import { defineMemberPage } from '../define-member-page.tsx';
import { invitations, ownActivities } from './agency.reads.ts';
import { savePicture } from './save-picture.ts';

const InviteShare = lazyPart(
  async () => (await import('@fortuna/ui/screens/agency/Invite/InviteShare.tsx')).InviteShare,
);

function ruleOf(offered: readonly Activity[], code: ActivityCode) {
  return offered.find(({ page }) => page === code)?.rule ?? null;
}

/** Behind the gate there is a member, whose own parts only load or fail. */
function partOf<Content>(view: PageView<Content>): Loadable<Content> {
  return view.kind === 'signedOut' ? { kind: 'loading' } : view;
}

function inviteLink({ inviteCode }: Pick<Member, 'inviteCode'>): string {
  return new URL(to('/', { invite_code: inviteCode }), window.location.origin).href;
}

function Invite() {
  const member = useMember();
  const { switchedOff } = useBrand();
  const [isSharing, setSharing] = useState(false);
  const totals = partOf(useMemberRead(invitations, { page: 1, pageSize: 1 }));
  const offers = mapLoadable(partOf(useMemberRead(ownActivities, {})), ({ activities }) => {
    const offered = activities.filter(isOffered(switchedOff));
    return { inviter: ruleOf(offered, 'invitation-activity'), newcomer: ruleOf(offered, 'super') };
  });
  const view = useMemberView((who) => ready({ member: who, link: inviteLink(who), totals, offers }));
  const onCopy = (text: string) => navigator.clipboard.writeText(text);

  async function share(text: string): Promise<void> {
    if (member === null) return;
    try {
      await navigator.share({ text, url: inviteLink(member) });
    } catch (error) {
      // The player has closed the system's sheet, which is an answer; where there is none, ours opens.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setSharing(true);
    }
  }

  return (
    <>
      <InviteScreen
        view={view}
        onCopy={onCopy}
        onShare={(text) => void share(text)}
        onSave={(picture) => savePicture(picture, `${member?.inviteCode ?? 'invite'}.png`)}
      />
      {isSharing && member !== null && (
        <Suspense fallback={null}>
          <InviteShare
            isOpen
            onClose={() => setSharing(false)}
            inviteCode={member.inviteCode}
            link={inviteLink(member)}
            onCopy={onCopy}
          />
        </Suspense>
      )}
    </>
  );
}

export const page = defineMemberPage({ path: '/agency-center/invite', feature: 'agency' }, Invite);
