import { mapLoadable } from '@fortuna/ui/screens/page/loadable.ts';
import { RescueScreen } from '@fortuna/ui/screens/promotions/Rescue/RescueScreen.tsx';
import { useMember } from '../../session/MemberGate.tsx';
import { type ActivityPageProps, defineActivityPage } from './define-activity-page.tsx';

function Rescue({ view }: ActivityPageProps) {
  const balance = useMember()?.balance ?? null;
  return <RescueScreen view={mapLoadable(view, (content) => ({ ...content, balance }))} />;
}

export const page = defineActivityPage(
  { path: '/promotion/activity/rescue', feature: 'promotion-rescue' },
  Rescue,
);
