import type { Problem } from '@fortuna/domain/problem.ts';
import { useTranslation } from 'react-i18next';
import type { PageView } from '../../page/loadable.ts';
import { type SecurityContent, SecurityPage } from '../parts/SecurityPage.tsx';
import { VerifyForm } from '../parts/VerifyForm.tsx';

export const verifyPasswordStates = [
  'Form',
  'Errors',
  'WrongPassword',
  'Locked',
  'Submitting',
  'NoLoginPassword',
  'Demo',
] as const;

/** The password is being asked for; once it is confirmed the page leads on by itself. */
export interface VerifyPasswordStep {
  readonly isSubmitting: boolean;
  readonly problem: Problem | null;
}

export interface VerifyPasswordScreenProps {
  /** How far the member has come; or why it cannot be shown: signed out, on its way, failed. */
  readonly view: PageView<SecurityContent<VerifyPasswordStep>>;
  /** Gets the login password as typed. */
  readonly onVerify: (password: string) => void;
  /** Waits no longer for the answer. */
  readonly onStopWaiting: () => void;
}

/** `/security-center/verify-password`: the step before an e-mail address is bound. */
export function VerifyPasswordScreen({ view, onVerify, onStopWaiting }: VerifyPasswordScreenProps) {
  const { t } = useTranslation('account-security');
  return (
    <SecurityPage
      part="verify-password"
      place="email"
      title={t('verify.title')}
      lead={t('verify.lead')}
      view={view}
      needsLoginPassword
    >
      {({ member, step }) => (
        <VerifyForm member={member} {...step} onVerify={onVerify} onStopWaiting={onStopWaiting} />
      )}
    </SecurityPage>
  );
}
