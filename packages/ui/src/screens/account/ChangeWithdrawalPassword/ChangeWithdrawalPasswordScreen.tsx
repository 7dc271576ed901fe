import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import type { PageView } from '../../page/loadable.ts';
import { PageOutcome } from '../../page/PageOutcome.tsx';
import { type SecurityContent, SecurityPage } from '../parts/SecurityPage.tsx';
import { WayOn } from '../parts/WayOn.tsx';
import type {
  ChangedWithdrawalPassword,
  ChangeWithdrawalPasswordStep,
} from './ChangeWithdrawalPassword.view.ts';
import { ChangeWithdrawalPasswordForm } from './ChangeWithdrawalPasswordForm.tsx';

export const changeWithdrawalPasswordStates = [
  'Form',
  'Errors',
  'TooEasy',
  'SamePassword',
  'Forgotten',
  'NoLoginPassword',
  'WrongOldPassword',
  'Submitting',
  'Missing',
  'Demo',
  'Done',
] as const;

export interface ChangeWithdrawalPasswordScreenProps {
  /** How far the member has come; or why it cannot be shown: signed out, on its way, failed. */
  readonly view: PageView<SecurityContent<ChangeWithdrawalPasswordStep>>;
  /** Gets the old withdrawal password and the new one, six digits each. */
  readonly onSubmit: (input: ChangedWithdrawalPassword) => void;
  /** Waits no longer for the answer to what was sent. */
  readonly onStopWaiting: () => void;
}

/** `/security-center/change-withdrawal-password` */
export function ChangeWithdrawalPasswordScreen(props: ChangeWithdrawalPasswordScreenProps) {
  const { t } = useTranslation('account-security');
  return (
    <SecurityPage
      part="change-withdrawal-password"
      place="withdrawalPassword"
      title={t('withdrawalPassword.title')}
      lead={t('withdrawalPassword.lead')}
      view={props.view}
      needsLoginPassword={false}
    >
      {(content) => <Step {...content} {...props} />}
    </SecurityPage>
  );
}

type StepProps = SecurityContent<ChangeWithdrawalPasswordStep> & ChangeWithdrawalPasswordScreenProps;

function Step({ member, step, onSubmit, onStopWaiting }: StepProps) {
  const { t } = useTranslation('account-security');
  switch (step.kind) {
    case 'missing':
      return (
        <EmptyState
          title={t('withdrawalPassword.missing.title')}
          image={<Icon name="lock" size={32} />}
          action={
            <ButtonLink href={to('/withdrawalPassword', { back: to('/security-center') })} variant="primary">
              {t('withdrawalPassword.missing.action')}
            </ButtonLink>
          }
        >
          {t('withdrawalPassword.missing.text')}
        </EmptyState>
      );
    case 'form':
      return (
        <ChangeWithdrawalPasswordForm
          member={member}
          {...step}
          onSubmit={onSubmit}
          onStopWaiting={onStopWaiting}
        />
      );
    case 'done':
      return (
        <PageOutcome title={t('withdrawalPassword.done.title')} action={<WayOn />}>
          {t('withdrawalPassword.done.text')}
        </PageOutcome>
      );
  }
}
