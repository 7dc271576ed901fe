import { UpdatePrompt } from '@fortuna/ui/components/UpdatePrompt/UpdatePrompt.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { putOffHeldUpdate, reloadForUpdate, useHeldUpdate } from '../update/keep-updated.ts';
import { putOffUpdate, useUiState } from './ui-store.ts';

/** A new version waits: for what somebody is doing to end, or because the server takes no calls of this one any more (426). */
export function UpdateNotice() {
  const { t } = useTranslation('errors');
  const { t: tControls } = useTranslation('controls');
  const { isUpdateAsked } = useUiState();
  const isHeld = useHeldUpdate() === 'held';
  const [isReloading, setReloading] = useState(false);
  if (!isUpdateAsked && !isHeld) return null;
  return (
    <UpdatePrompt
      text={isUpdateAsked ? t('upgradeRequired') : tControls('update.held')}
      reloadLabel={tControls('update.now')}
      laterLabel={tControls('update.later')}
      isReloading={isReloading}
      onReload={() => {
        setReloading(true);
        reloadForUpdate();
      }}
      onLater={() => {
        if (isUpdateAsked) putOffUpdate();
        if (isHeld) putOffHeldUpdate();
      }}
    />
  );
}
