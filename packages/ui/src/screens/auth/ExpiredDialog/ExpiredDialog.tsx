import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';

/** What a designer must be able to see of it: each has a story of that name. */
export const expiredDialogStates = ['Open'] as const;

export interface ExpiredDialogProps {
  /** Whether it stands over the page. */
  readonly isOpen: boolean;
  /** On to the login, and back here afterwards. */
  readonly onConfirm: () => void;
  /** On as a guest. */
  readonly onDecline: () => void;
}

/** The question after 'Unauthenticated.' (specification section 4); the page behind it keeps what was typed. */
export function ExpiredDialog({ isOpen, onConfirm, onDecline }: ExpiredDialogProps) {
  const { t } = useTranslation('auth');
  const { t: tControls } = useTranslation('controls');
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('expired.title')}
      description={t('expired.text')}
      confirmLabel={t('expired.confirm')}
      cancelLabel={t('expired.decline')}
      closeLabel={tControls('close')}
      onConfirm={onConfirm}
      onCancel={onDecline}
    />
  );
}
