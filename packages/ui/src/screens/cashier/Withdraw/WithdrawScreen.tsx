import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { EmptyArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { SignedOut } from '../../auth/SignedOut/SignedOut.tsx';
import { CashierPage } from '../parts/cashier-layout.tsx';
import { CashierFailed, CashierLoading, DemoMember } from '../parts/ScreenStates.tsx';
import { WithdrawFlow } from './WithdrawFlow.tsx';
import type { WithdrawScreenProps } from './withdraw-props.ts';

/** What a designer must be able to see of it: each has a story of that name. */
export const withdrawStates = [
  'Form',
  'All',
  'GeneralFee',
  'AboveBalance',
  'ServerMessage',
  'NoneLeftToday',
  'Confirming',
  'IncompletePassword',
  'WrongPassword',
  'Submitting',
  'Checking',
  'Unknown',
  'PendingReview',
  'PendingStale',
  'Approved',
  'Rejected',
  'NoPassword',
  'NoAccount',
  'Demo',
  'Loading',
  'Failed',
  'SignedOut',
  'LongTextAndExtremeAmounts',
] as const;

/** The page `/withdraw`. */
export function WithdrawScreen(props: WithdrawScreenProps) {
  const { t } = useTranslation('cashier');
  return (
    <CashierPage data-part="withdraw-screen">
      <PageHeader title={t('withdraw.title')} lead={t('withdraw.lead')} />
      <WithdrawContent {...props} />
    </CashierPage>
  );
}

function WithdrawContent(props: WithdrawScreenProps) {
  const { view, links } = props;
  const { t } = useTranslation('cashier');
  switch (view.kind) {
    case 'signedOut':
      return <SignedOut onLogin={props.onLogin} onRegister={props.onRegister} />;
    case 'loading':
      return <CashierLoading />;
    case 'failed':
      return <CashierFailed problem={view.problem} onRetry={props.onRetry} supportHref={links.support} />;
    case 'demo':
      return <DemoMember gamesHref={links.games} />;
    case 'noPassword':
    case 'noAccount': {
      const href = view.kind === 'noPassword' ? links.setPassword : links.addAccount;
      return (
        <EmptyState
          title={t(`withdraw.${view.kind}.title`)}
          image={<EmptyArt kind={view.kind === 'noPassword' ? 'waiting' : 'noCards'} />}
          action={
            <ButtonLink href={href} variant="primary" size="lg">
              {t(`withdraw.${view.kind}.action`)}
            </ButtonLink>
          }
        >
          {t(`withdraw.${view.kind}.text`)}
        </EmptyState>
      );
    }
    case 'form':
      return <WithdrawFlow {...props} view={view} />;
  }
}
