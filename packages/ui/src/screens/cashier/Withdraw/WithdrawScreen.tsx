import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { EmptyArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { MemberPage } from '../../page/MemberPage.tsx';
import { DemoMember } from '../parts/DemoMember.tsx';
import { MoneyFormSkeleton } from '../parts/MoneyForm.tsx';
import type { WithdrawContent } from './Withdraw.view.ts';
import { WithdrawFlow } from './WithdrawFlow.tsx';
import { backToWithdraw, type WithdrawScreenProps } from './withdraw-props.ts';

/** What a designer must be able to see of it: each has a story of that name. */
export const withdrawStates = [
  'Form',
  'All',
  'Remark',
  'ToEwallet',
  'FreeWithdrawalsLeft',
  'FixedFee',
  'Closed',
  'TurnoverExplained',
  'LimitBelowBalance',
  'BalanceHidden',
  'GeneralFee',
  'BonusMoney',
  'AtProviders',
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
  'LongTextAndExtremeAmounts',
  'AtCounter',
  'AtCounterInCells',
  'AtCounterTurnover',
  'AtCounterExtreme',
  'AtCounterConfirming',
  'AtCounterReview',
  'AtNotes',
  'AtNotesTurnover',
  'AtNotesExtreme',
  'AtNotesConfirming',
  'AtNotesReview',
  'AtChips',
  'AtChipsTurnover',
  'AtChipsExtreme',
  'AtChipsConfirming',
  'AtChipsReview',
] as const;

/** The page `/withdraw`. */
export function WithdrawScreen({ view, ...on }: WithdrawScreenProps) {
  const { t } = useTranslation('cashier');
  const content = view.kind === 'ready' ? view.content : null;
  const submission = content?.kind === 'form' ? content.submission.kind : 'editing';
  const isConfirmed = submission === 'confirming' || submission === 'submitting';
  return (
    <MemberPage
      part="withdraw-screen"
      width="sided"
      isKicker={submission !== 'editing'}
      title={t('withdraw.title')}
      lead={isConfirmed ? undefined : t('withdraw.lead')}
      view={view}
      skeleton={<MoneyFormSkeleton />}
    >
      {(shown) => <Content content={shown} {...on} />}
    </MemberPage>
  );
}

interface ContentProps extends Omit<WithdrawScreenProps, 'view'> {
  readonly content: WithdrawContent;
}

function Content({ content, ...on }: ContentProps) {
  const { t } = useTranslation('cashier');
  switch (content.kind) {
    case 'demo':
      return <DemoMember />;
    case 'noPassword':
    case 'noAccount': {
      const path = content.kind === 'noPassword' ? '/withdrawalPassword' : '/withdrawal-card';
      return (
        <EmptyState
          title={t(`withdraw.${content.kind}.title`)}
          image={<EmptyArt kind={content.kind === 'noPassword' ? 'signedOut' : 'noCards'} />}
          action={
            <ButtonLink href={to(path, backToWithdraw)} variant="primary" size="lg">
              {t(`withdraw.${content.kind}.action`)}
            </ButtonLink>
          }
        >
          {t(`withdraw.${content.kind}.text`)}
        </EmptyState>
      );
    }
    case 'form':
      return <WithdrawFlow {...on} form={content} />;
  }
}
