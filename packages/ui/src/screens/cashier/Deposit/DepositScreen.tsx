import type { DepositInput } from '@fortuna/domain/model/cashier.ts';
import { useTranslation } from 'react-i18next';
import { EmptyArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { SignedOut } from '../../auth/SignedOut/SignedOut.tsx';
import { CashierPage } from '../parts/cashier-layout.tsx';
import { CashierFailed, CashierLoading, DemoMember } from '../parts/ScreenStates.tsx';
import type { DepositView } from './Deposit.view.ts';
import { DepositForm } from './DepositForm.tsx';
import { DepositProgress } from './DepositProgress.tsx';

/** What a designer must be able to see of it: each has a story of that name. */
export const depositStates = [
  'Form',
  'FeeAndTotal',
  'NoAmount',
  'BelowMin',
  'AboveMax',
  'Submitting',
  'ServerMessage',
  'ServerFieldMessage',
  'Checking',
  'Unknown',
  'Leaving',
  'BlockedAddress',
  'Ordered',
  'Loading',
  'NoMethods',
  'Demo',
  'SignedOut',
  'Failed',
  'LongTextAndExtremeAmounts',
] as const;

export interface DepositLinks {
  readonly support: string;
  /** The deposit records. */
  readonly records: string;
  readonly games: string;
}

export interface DepositScreenProps {
  readonly view: DepositView;
  readonly onSubmit: (input: DepositInput) => void;
  /** Read the records once more. */
  readonly onLookAgain: () => void;
  /** Send the very same order under the same key. */
  readonly onSendSame: () => void;
  /** Give the unanswered attempt up. */
  readonly onDiscard: () => void;
  /** Leave for the provider's page whose host is shown. */
  readonly onLeave: () => void;
  /** Show the order's own payment step instead. */
  readonly onOpenOrder: () => void;
  readonly onRetry: () => void;
  readonly onLogin: () => void;
  readonly onRegister: () => void;
  readonly links: DepositLinks;
}

/** The page `/recharge`. */
export function DepositScreen(props: DepositScreenProps) {
  const { t } = useTranslation('cashier');
  return (
    <CashierPage data-part="deposit-screen">
      <PageHeader title={t('deposit.title')} lead={t('deposit.lead')} />
      <DepositContent {...props} />
    </CashierPage>
  );
}

function DepositContent(props: DepositScreenProps) {
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
    case 'noMethods':
      return (
        <EmptyState
          title={t('deposit.noMethods.title')}
          image={<EmptyArt kind="noCards" />}
          action={
            <TextLink href={links.support} isStandalone>
              {t('support')}
            </TextLink>
          }
        >
          {t('deposit.noMethods.text')}
        </EmptyState>
      );
    case 'form': {
      const { methods, channels, submission } = view;
      const isForm = submission.kind === 'editing' || submission.kind === 'submitting';
      return (
        <>
          {!isForm && (
            <DepositProgress
              submission={submission}
              onLookAgain={props.onLookAgain}
              onSendSame={props.onSendSame}
              onDiscard={props.onDiscard}
              onLeave={props.onLeave}
              onOpenOrder={props.onOpenOrder}
              recordsHref={links.records}
              supportHref={links.support}
            />
          )}
          {/* Kept while the attempt runs its course: giving it up finds the form as it was. */}
          <div hidden={!isForm}>
            <DepositForm
              methods={methods}
              channels={channels}
              submission={submission}
              onSubmit={props.onSubmit}
            />
          </div>
        </>
      );
    }
  }
}
