import { mapLoadable } from '@fortuna/ui/screens/page/loadable.ts';
import type { VipContent } from '@fortuna/ui/screens/vip/Vip/Vip.view.ts';
import { VipScreen } from '@fortuna/ui/screens/vip/Vip/VipScreen.tsx';
import { useMemberRead } from '../../platform/use-member-read.ts';
import { usePublicRead } from '../../platform/use-public-read.ts';
import { MemberGate, useGate } from '../../session/MemberGate.tsx';
import { definePage } from '../define-page.tsx';
import { vipInfo, vipLevels } from './vip.reads.ts';

/** For another member it begins anew. */
function Vip() {
  return (
    <MemberGate>
      <Club />
    </MemberGate>
  );
}

function Club() {
  return useGate().kind === 'signedOut' ? <GuestClub /> : <MemberClub />;
}

function GuestClub() {
  const levels = usePublicRead(vipLevels);
  return <VipScreen view={mapLoadable(levels, (ladder): VipContent => ({ kind: 'guest', ladder }))} />;
}

function MemberClub() {
  const info = useMemberRead(vipInfo);
  // Guests have their own.
  if (info.kind === 'signedOut') return <GuestClub />;
  return <VipScreen view={mapLoadable(info, (content): VipContent => ({ kind: 'member', info: content }))} />;
}

export const page = definePage({ path: '/promotion/vip', feature: 'vip', reads: [vipInfo] }, Vip);
