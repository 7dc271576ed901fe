import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { AuthPanel, type AuthPanelProps } from './AuthPanel.tsx';

/** What a designer must be able to see of it: each has a story of that name. */
export const authDialogStates = ['Login', 'Register'] as const;

export interface AuthDialogProps extends AuthPanelProps {
  /** Whether it stands over the page. */
  readonly isOpen: boolean;
  /** Closed without an answer: by its button, Escape, or a press beside it. */
  readonly onClose: () => void;
}

/** Login and registration over any page; after it one is where one was. */
export function AuthDialog({ isOpen, onClose, ...panel }: AuthDialogProps) {
  const { t } = useTranslation('auth');
  const { t: tControls } = useTranslation('controls');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('page.dialogTitle')}
      closeLabel={tControls('close')}
      keepsContent
      isDismissible={panel.submission.kind !== 'submitting'}
    >
      <AuthPanel {...panel} />
    </Dialog>
  );
}
