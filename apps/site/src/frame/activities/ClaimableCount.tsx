import { useBrand } from '@fortuna/ui/theme/brand-context.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../platform/use-public-read.ts';
import { useSession } from '../../session/session-store.ts';
import { showClaimable } from '../ui-store.ts';
import { activities, isOffered } from './activities.reads.ts';

/** Tells the frame on how many activities something waits for the member; to guests, and where it cannot be read, on none. */
export function ClaimableCount(): null {
  const { t } = useTranslation('controls');
  const { switchedOff } = useBrand();
  const { view } = useSession();
  const list = useRead(activities, view.kind === 'member' ? view.member.id : null, {});
  const count =
    view.kind === 'member' && list.kind === 'ready'
      ? list.content.activities.filter(isOffered(switchedOff)).filter(({ openCount }) => openCount > 0).length
      : 0;
  const label = t('claimableCount', { count });
  useEffect(() => {
    showClaimable({ count, label });
    return () => showClaimable(undefined);
  }, [count, label]);
  return null;
}
