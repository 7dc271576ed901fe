import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { helpHref } from '../../help.ts';

/** How an operator ends a member's session. */
export const accessEnds = ['forcedOffline', 'blocked'] as const;
export const accessEndedDialogStates = ['ForcedOffline', 'Blocked'] as const;

export interface AccessEndedDialogProps {
  /** What the operator has done: ended the session, or blocked the account. */
  readonly by: (typeof accessEnds)[number];
  /** Whether it stands over the page. */
  readonly isOpen: boolean;
  /** Read, and closed. */
  readonly onDismiss: () => void;
}

/**
 * After a session that an operator has ended: for a forced end the network message (specification section 4) with a line that says
 * why, for a blocked account that it is blocked. Neither is an expired login, and help is at hand.
 */
export function AccessEndedDialog({ by, isOpen, onDismiss }: AccessEndedDialogProps) {
  const { t } = useTranslation('errors');
  const { t: tControls } = useTranslation('controls');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onDismiss}
      isAlert
      size="sm"
      title={t(by)}
      description={tControls(`${by}Why`)}
      closeLabel={tControls('close')}
      actions={
        <Button variant="primary" onClick={onDismiss}>
          {tControls('close')}
        </Button>
      }
    >
      <TextLink href={helpHref('blocked')} isStandalone onClick={onDismiss}>
        {tControls('support')}
      </TextLink>
    </Dialog>
  );
}
