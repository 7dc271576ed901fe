import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { SignedOut } from '../../auth/SignedOut/SignedOut.tsx';
import { CashierPage } from '../parts/cashier-layout.tsx';
import { Outcome } from '../parts/Outcome.tsx';
import { CashierFailed, CashierLoading } from '../parts/ScreenStates.tsx';
import type { NewWithdrawalPassword, WithdrawalPasswordView } from './WithdrawalPassword.view.ts';
import { WithdrawalPasswordForm } from './WithdrawalPasswordForm.tsx';

/** What a designer must be able to see of it: each has a story of that name. */
export const withdrawalPasswordStates = [
  'Form',
  'Errors',
  'WrongLoginPassword',
  'Submitting',
  'AlreadySet',
  'Done',
  'Loading',
  'Failed',
  'SignedOut',
] as const;

export interface WithdrawalPasswordLinks {
  readonly support: string;
  /** Back to where one came from: the withdrawal. */
  readonly withdraw: string;
  /** Changing it, in the security centre. */
  readonly change: string;
}

export interface WithdrawalPasswordScreenProps {
  readonly view: WithdrawalPasswordView;
  readonly onSubmit: (input: NewWithdrawalPassword) => void;
  readonly onRetry: () => void;
  readonly onLogin: () => void;
  readonly onRegister: () => void;
  readonly links: WithdrawalPasswordLinks;
}

/** The page `/withdrawalPassword`. */
export function WithdrawalPasswordScreen(props: WithdrawalPasswordScreenProps) {
  const { t } = useTranslation('cashier');
  return (
    <CashierPage data-part="withdrawal-password-screen">
      <PageHeader
        title={t('withdrawalPassword.title')}
        lead={t('withdrawalPassword.lead')}
        back={{ href: props.links.withdraw, label: t('bankAccounts.backToWithdraw') }}
      />
      <Content {...props} />
    </CashierPage>
  );
}

function Content(props: WithdrawalPasswordScreenProps) {
  const { view, links } = props;
  const { t } = useTranslation('cashier');
  switch (view.kind) {
    case 'signedOut':
      return <SignedOut onLogin={props.onLogin} onRegister={props.onRegister} />;
    case 'loading':
      return <CashierLoading />;
    case 'failed':
      return <CashierFailed problem={view.problem} onRetry={props.onRetry} supportHref={links.support} />;
    case 'alreadySet':
    case 'done':
      return (
        <Outcome
          art="success"
          title={t(`withdrawalPassword.${view.kind}.title`)}
          actions={
            <ButtonLink
              href={view.kind === 'done' ? links.withdraw : links.change}
              variant="primary"
              size="lg"
              isWide
            >
              {t(`withdrawalPassword.${view.kind}.action`)}
            </ButtonLink>
          }
        >
          {t(`withdrawalPassword.${view.kind}.text`)}
        </Outcome>
      );
    case 'form':
      return (
        <WithdrawalPasswordForm
          isSubmitting={view.isSubmitting}
          problem={view.problem}
          onSubmit={props.onSubmit}
          supportHref={links.support}
        />
      );
  }
}
