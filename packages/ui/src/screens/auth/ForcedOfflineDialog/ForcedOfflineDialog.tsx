import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';

export const forcedOfflineDialogStates = ['Open'] as const;

export interface ForcedOfflineDialogProps {
  readonly isOpen: boolean;
  readonly onDismiss: () => void;
}

/** After a forced end of the session (specification section 4): the network message, with a line that says why. */
export function ForcedOfflineDialog({ isOpen, onDismiss }: ForcedOfflineDialogProps) {
  const { t } = useTranslation('errors');
  const { t: tControls } = useTranslation('controls');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onDismiss}
      isAlert
      size="sm"
      title={t('forcedOffline')}
      description={tControls('forcedOfflineWhy')}
      closeLabel={tControls('close')}
      actions={
        <Button variant="primary" onClick={onDismiss}>
          {tControls('close')}
        </Button>
      }
    />
  );
}
