import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { Arrived } from '../../page/Arrived.tsx';
import { Page } from '../../page/Page/Page.tsx';
import { PageOutcome } from '../../page/PageOutcome.tsx';
import { unbroken } from '../../page/unbroken.ts';
import type { CodeAndPassword, ForgotPasswordView } from './ForgotPassword.view.ts';
import { NameForm } from './NameForm.tsx';
import { ResetForm } from './ResetForm.tsx';

export const forgotPasswordStates = [
  'Name',
  'NameErrors',
  'TooSoon',
  'SendingCode',
  'Code',
  'CodeErrors',
  'WrongCode',
  'MayResend',
  'OwnCode',
  'MaybeDone',
  'Submitting',
  'Done',
] as const;

export interface ForgotPasswordScreenProps {
  /** How far the player has come: the name, the code, done. */
  readonly view: ForgotPasswordView;
  /** Sends a code to the address of the account with this name. */
  readonly onSend: (name: string) => void;
  /** A code has been sent before: on to where it is typed. */
  readonly onHaveCode: (name: string) => void;
  /** Sends another code. */
  readonly onResend: () => void;
  /** Gets the code and the new password. */
  readonly onReset: (input: CodeAndPassword) => void;
  /** Back to where the name is typed. */
  readonly onOtherName: () => void;
  /** On to the login. */
  readonly onLogin: () => void;
  /** Waits no longer for the answer to what was sent. */
  readonly onStopWaiting: () => void;
}

/** `/forgot-password`: a code to the address of the account, and with it a new password; else support. */
export function ForgotPasswordScreen(props: ForgotPasswordScreenProps) {
  const { t } = useTranslation('auth-password');
  return (
    <Page part="forgot-password" title={t('forgot.title')} lead={unbroken(t('forgot.lead'))} width="narrow">
      <Step {...props} />
    </Page>
  );
}

function Step({ view, onLogin, ...handlers }: ForgotPasswordScreenProps) {
  const { t } = useTranslation('auth-password');
  switch (view.kind) {
    case 'name':
      return <NameForm {...view} {...handlers} />;
    case 'code':
      return (
        <Arrived>
          <ResetForm {...view} {...handlers} onLogin={onLogin} />
        </Arrived>
      );
    case 'done':
      return (
        <PageOutcome
          title={t('forgot.done.title')}
          action={
            <Button variant="primary" onClick={onLogin}>
              {t('forgot.done.action')}
            </Button>
          }
        >
          {t('forgot.done.text')}
        </PageOutcome>
      );
  }
}
