import { useBrand } from '@fortuna/ui/theme/brand-context.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/session-store.ts';
import { showClaimable } from '../ui-store.ts';
import { isOffered } from './activities.reads.ts';
import { useOfferedActivities } from './use-offered-activities.ts';

/**
 * Tells the frame on how many activities something waits for the member; to guests, and where it cannot be read, on none. With the same
 * answer nothing leads a member to what the server does not offer.
 */
export function ClaimableCount(): null {
  const { t } = useTranslation('controls');
  const { switchedOff } = useBrand();
  const { view } = useSession();
  const list = useOfferedActivities(view.kind === 'member' ? view.member.id : null);
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
