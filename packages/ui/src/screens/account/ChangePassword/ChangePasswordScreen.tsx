import { useTranslation } from 'react-i18next';
import type { PageView } from '../../page/loadable.ts';
import { PageOutcome } from '../../page/PageOutcome.tsx';
import { type SecurityContent, SecurityPage } from '../parts/SecurityPage.tsx';
import { WayOn } from '../parts/WayOn.tsx';
import type { ChangePasswordStep, NewLoginPassword } from './ChangePassword.view.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

export const changePasswordStates = [
  'Form',
  'Errors',
  'SamePassword',
  'Strength',
  'WrongOldPassword',
  'Locked',
  'Submitting',
  'NoAddress',
  'NoLoginPassword',
  'Demo',
  'Done',
] as const;

export interface ChangePasswordScreenProps {
  /** How far the member has come; or why it cannot be shown: signed out, on its way, failed. */
  readonly view: PageView<SecurityContent<ChangePasswordStep>>;
  /** Gets the old password and the new one, both as typed. */
  readonly onSubmit: (input: NewLoginPassword) => void;
  /** Waits no longer for the answer to what was sent. */
  readonly onStopWaiting: () => void;
}

/** `/security-center/change-password` */
export function ChangePasswordScreen({ view, onSubmit, onStopWaiting }: ChangePasswordScreenProps) {
  const { t } = useTranslation('account-security');
  return (
    <SecurityPage
      part="change-password"
      place="password"
      title={t('password.title')}
      lead={t('password.lead')}
      view={view}
      needsLoginPassword
    >
      {({ member, step }) =>
        step.kind === 'done' ? (
          <PageOutcome title={t('password.done.title')} action={<WayOn />}>
            {t('password.done.text')}
          </PageOutcome>
        ) : (
          <ChangePasswordForm member={member} {...step} onSubmit={onSubmit} onStopWaiting={onStopWaiting} />
        )
      }
    </SecurityPage>
  );
}
