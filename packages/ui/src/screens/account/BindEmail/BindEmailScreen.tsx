import { Trans, useTranslation } from 'react-i18next';
import { Arrived } from '../../page/Arrived.tsx';
import type { PageView } from '../../page/loadable.ts';
import { PageOutcome } from '../../page/PageOutcome.tsx';
import { type SecurityContent, SecurityPage } from '../parts/SecurityPage.tsx';
import { VerifyForm } from '../parts/VerifyForm.tsx';
import { WayOn } from '../parts/WayOn.tsx';
import { AddressForm } from './AddressForm.tsx';
import type { BindEmailStep } from './BindEmail.view.ts';
import { EmailCodeForm } from './EmailCodeForm.tsx';

export const bindEmailStates = [
  'Verify',
  'VerifyAgain',
  'Address',
  'AddressErrors',
  'AnotherAddress',
  'Taken',
  'Code',
  'CodeErrors',
  'WrongCode',
  'MayResend',
  'ResendRefused',
  'OwnCode',
  'Submitting',
  'Done',
] as const;

export interface BindEmailScreenProps {
  /** How far the member has come; or why it cannot be shown: signed out, on its way, failed. */
  readonly view: PageView<SecurityContent<BindEmailStep>>;
  /** Gets the login password as typed. */
  readonly onVerify: (password: string) => void;
  /** Sends a code to the address as typed. */
  readonly onSend: (email: string) => void;
  /** A code has been sent to the address before: on to where it is typed. */
  readonly onHaveCode: (email: string) => void;
  /** Sends another code to the same address. */
  readonly onResend: () => void;
  /** Gets the code as typed. */
  readonly onBind: (code: string) => void;
  /** Back to where the address is typed. */
  readonly onOtherAddress: () => void;
  /** Waits no longer for the answer to what was sent. */
  readonly onStopWaiting: () => void;
}

/** `/security-center/bind-email`: the password, the address, the code that went there. */
export function BindEmailScreen({ view, ...handlers }: BindEmailScreenProps) {
  const { t } = useTranslation('account-security');
  // What the page asks first stands over it from the start.
  const head = (view.kind === 'ready' ? view.content.step.kind === 'verify' : view.kind === 'loading')
    ? 'verify'
    : 'email';
  return (
    <SecurityPage
      part="bind-email"
      place="email"
      title={t(`${head}.title`)}
      lead={t(`${head}.lead`)}
      view={view}
      needsLoginPassword
    >
      {(content) => (
        <Arrived key={content.step.kind}>
          <Step {...content} {...handlers} />
        </Arrived>
      )}
    </SecurityPage>
  );
}

type StepProps = SecurityContent<BindEmailStep> & Omit<BindEmailScreenProps, 'view'>;

function Step({ member, step, ...handlers }: StepProps) {
  const { t } = useTranslation('account-security');
  switch (step.kind) {
    case 'verify':
      return <VerifyForm member={member} {...step} {...handlers} />;
    case 'address':
      return <AddressForm bound={member.email} {...step} {...handlers} />;
    case 'code':
      return <EmailCodeForm {...step} {...handlers} />;
    case 'done':
      return (
        <PageOutcome title={t('email.done.title')} action={<WayOn />}>
          <Trans
            t={t}
            i18nKey="email.done.text"
            values={{ email: step.email }}
            components={{ email: <bdi /> }}
          />
        </PageOutcome>
      );
  }
}
