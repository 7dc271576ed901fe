import { to } from '@fortuna/domain/site-map.ts';
import { useMedia } from '@fortuna/ui/components/use-media.ts';
import { listBesidePage, type SecurityPlace } from '@fortuna/ui/screens/account/parts/security-places.ts';
import { SecurityCenterScreen } from '@fortuna/ui/screens/account/SecurityCenter/SecurityCenterScreen.tsx';
import { ready } from '@fortuna/ui/screens/page/loadable.ts';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useMember } from '../../session/MemberGate.tsx';
import { useMemberView } from '../../session/use-member-view.ts';
import { defineMemberPage } from '../define-member-page.tsx';
import { lastOpened } from './last-opened.ts';

const pages = {
  password: to('/security-center/change-password'),
  email: to('/security-center/verify-password'),
  withdrawalPassword: to('/security-center/change-withdrawal-password'),
} as const satisfies Record<SecurityPlace, string>;

/** The list; where it stands beside the pages, the one that was opened last (requirement SHELL-09). */
function SecurityCenter() {
  const [last] = useState(lastOpened);
  const isBeside = useMedia(listBesidePage);
  const member = useMember();
  const view = useMemberView((who) => ready({ member: who, lastOpened: last }));
  if (member !== null && isBeside && last !== null) return <Navigate to={pages[last]} replace />;
  return <SecurityCenterScreen view={view} />;
}

export const page = defineMemberPage({ path: '/security-center' }, SecurityCenter);
