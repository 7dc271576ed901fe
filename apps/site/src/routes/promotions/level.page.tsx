import { mapLoadable } from '@fortuna/ui/screens/page/loadable.ts';
import { LevelBonusScreen } from '@fortuna/ui/screens/promotions/LevelBonus/LevelBonusScreen.tsx';
import { useMemberRead } from '../../platform/use-member-read.ts';
import { vipInfo } from '../vip/vip.reads.ts';
import { type ActivityPageProps, defineActivityPage } from './define-activity-page.tsx';

function LevelBonus({ view }: ActivityPageProps) {
  const info = useMemberRead(vipInfo);
  const vip = info.kind === 'signedOut' ? null : info;
  return <LevelBonusScreen view={mapLoadable(view, (content) => ({ ...content, vip }))} />;
}

export const page = defineActivityPage(
  { path: '/promotion/activity/level', feature: 'promotion-level' },
  LevelBonus,
);
