import { to } from '@fortuna/domain/site-map.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { BesideSecurityList } from '../../account/parts/BesideSecurityList.tsx';
import type { PageView } from '../../page/loadable.ts';
import { MemberPage } from '../../page/MemberPage.tsx';
import { CashierSkeleton } from '../parts/CashierSkeleton.tsx';
import { Outcome } from '../parts/Outcome.tsx';
import type { NewWithdrawalPassword, WithdrawalPasswordContent } from './WithdrawalPassword.view.ts';
import { WithdrawalPasswordForm } from './WithdrawalPasswordForm.tsx';

/** What a designer must be able to see of it: each has a story of that name. */
export const withdrawalPasswordStates = [
  'Form',
  'NoLoginPassword',
  'Errors',
  'TooEasy',
  'WrongLoginPassword',
  'Submitting',
  'AlreadySet',
  'Done',
] as const;

export interface WithdrawalPasswordScreenProps {
  /** The form, or that there is a password already; or why it cannot be shown: signed out, on its way, failed. */
  readonly view: PageView<WithdrawalPasswordContent>;
  /** Where one came from: mostly the withdrawal. */
  readonly backHref: string;
  /** Gets the new password, six digits, once both are the same. */
  readonly onSubmit: (input: NewWithdrawalPassword) => void;
  /** Waits no longer for the answer to what was sent. */
  readonly onStopWaiting: () => void;
}

function isWithdrawal(href: string): boolean {
  return href.split('?')[0] === to('/withdraw');
}

function backLabel(t: TFunction<'cashier'>, href: string): string {
  return isWithdrawal(href) ? t('bankAccounts.backToWithdraw') : t('withdrawalPassword.back');
}

/** The page `/withdrawalPassword`. */
export function WithdrawalPasswordScreen({ view, ...props }: WithdrawalPasswordScreenProps) {
  const { t } = useTranslation('cashier');
  return (
    <MemberPage
      part="withdrawal-password-screen"
      width="sided"
      title={t('withdrawalPassword.title')}
      lead={t('withdrawalPassword.lead')}
      back={{ href: props.backHref, label: backLabel(t, props.backHref) }}
      view={view}
      skeleton={<CashierSkeleton />}
    >
      {(content) => <Content content={content} {...props} />}
    </MemberPage>
  );
}

interface ContentProps extends Omit<WithdrawalPasswordScreenProps, 'view'> {
  readonly content: WithdrawalPasswordContent;
}

function Content({ content, backHref, onSubmit, onStopWaiting }: ContentProps) {
  const { t } = useTranslation('cashier');
  switch (content.kind) {
    case 'alreadySet':
    case 'done':
      return (
        <Outcome
          art="success"
          title={t(`withdrawalPassword.${content.kind}.title`)}
          actions={
            content.kind === 'done' ? (
              <ButtonLink href={backHref} variant="primary" size="lg" isWide>
                {isWithdrawal(backHref) ? t('withdrawalPassword.done.action') : backLabel(t, backHref)}
              </ButtonLink>
            ) : (
              <ButtonLink
                href={to('/security-center/change-withdrawal-password')}
                variant="primary"
                size="lg"
                isWide
              >
                {t('withdrawalPassword.alreadySet.action')}
              </ButtonLink>
            )
          }
        >
          {t(`withdrawalPassword.${content.kind}.text`)}
        </Outcome>
      );
    case 'form':
      return (
        <BesideSecurityList member={content.member} current="withdrawalPassword">
          <WithdrawalPasswordForm
            hasLoginPassword={content.member.hasLoginPassword}
            isSubmitting={content.isSubmitting}
            problem={content.problem}
            onSubmit={onSubmit}
            onStopWaiting={onStopWaiting}
          />
        </BesideSecurityList>
      );
  }
}
