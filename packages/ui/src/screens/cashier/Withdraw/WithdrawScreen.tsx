import type { BankAccount } from '@fortuna/domain/model/cashier.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { EmptyArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { SignedOut } from '../../auth/SignedOut/SignedOut.tsx';
import { CashierPage } from '../parts/cashier-layout.tsx';
import { CashierFailed, CashierLoading, DemoMember } from '../parts/ScreenStates.tsx';
import type { WithdrawView } from './Withdraw.view.ts';
import { WithdrawFlow } from './WithdrawFlow.tsx';

export interface WithdrawLinks {
  readonly support: string;
  /** The withdrawal records. */
  readonly records: string;
  readonly games: string;
  /** Adding a PIX key or account, and back. */
  readonly addAccount: string;
  /** Setting the withdrawal password, and back. */
  readonly setPassword: string;
}

export interface WithdrawScreenProps {
  readonly view: WithdrawView;
  /** The form is filled in: on to the confirmation. */
  readonly onSubmit: (draft: { readonly amount: Centavos; readonly account: BankAccount }) => void;
  /** Six digits: send it. */
  readonly onConfirm: (withdrawalPassword: string) => void;
  /** From the confirmation back to the form. */
  readonly onBack: () => void;
  /** Read the records once more. */
  readonly onLookAgain: () => void;
  /** Give the unanswered attempt up. */
  readonly onDiscard: () => void;
  /** A new form after this withdrawal. */
  readonly onAnother: () => void;
  readonly onRetry: () => void;
  readonly onLogin: () => void;
  readonly onRegister: () => void;
  readonly links: WithdrawLinks;
}

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
