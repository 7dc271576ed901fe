import type { DepositInput } from '@fortuna/domain/model/cashier.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import { useTranslation } from 'react-i18next';
import { EmptyArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { helpHref } from '../../help.ts';
import { Arrived } from '../../page/Arrived.tsx';
import type { PageView } from '../../page/loadable.ts';
import { MemberPage } from '../../page/MemberPage.tsx';
import { Group } from '../parts/cashier-layout.tsx';
import { DemoMember } from '../parts/DemoMember.tsx';
import { MoneyFormSkeleton } from '../parts/MoneyForm.tsx';
import type { DepositContent, DepositSubmission } from './Deposit.view.ts';
import { DepositForm } from './DepositForm.tsx';
import { DepositProgress } from './DepositProgress.tsx';
import { UnpaidDeposit } from './UnpaidDeposit.tsx';

/** What a designer must be able to see of it: each has a story of that name. */
export const depositStates = [
  'Form',
  'Unpaid',
  'FeeAndTotal',
  'EveryMethod',
  'Bonus',
  'NoBonus',
  'BonusLoading',
  'BonusFailed',
  'NoAmount',
  'BelowMin',
  'AboveMax',
  'Submitting',
  'ServerMessage',
  'ServerFieldMessage',
  'ServerOtherMessage',
  'Checking',
  'Unknown',
  'Leaving',
  'BlockedAddress',
  'Ordered',
  'NoMethods',
  'Demo',
  'ReminderPassed',
  'LongTextAndExtremeAmounts',
  'Skeleton',
  'AtCounter',
  'AtCounterCorrected',
  'AtCounterBonus',
  'AtCounterOrdered',
  'AtCounterSkeleton',
  'AtNotes',
  'AtNotesCorrected',
  'AtNotesBonus',
  'AtNotesOrdered',
  'AtNotesUnknown',
  'AtNotesExtreme',
  'AtNotesSkeleton',
  'AtChips',
  'AtChipsCorrected',
  'AtChipsBonus',
  'AtChipsOrdered',
  'AtChipsUnknown',
  'AtChipsExtreme',
  'AtChipsSkeleton',
] as const;

export interface DepositScreenProps {
  /** The ways to pay in and the form; or why it cannot be shown: signed out, on its way, failed. */
  readonly view: PageView<DepositContent>;
  /** The amount in the form has become another one: what it would earn may be asked for. */
  readonly onAmount: (amount: Centavos) => void;
  /** Gets way and amount (centavos), once they are allowed. */
  readonly onSubmit: (input: DepositInput) => void;
  /** Waits no longer for the answer to what was sent. */
  readonly onStopWaiting: () => void;
  /** Read the records once more. */
  readonly onLookAgain: () => void;
  /** Send the very same order under the same key. */
  readonly onSendSame: () => void;
  /** Give the unanswered attempt up, or the way in which an order was to be paid. */
  readonly onDiscard: () => void;
  /** Leave for the provider's page whose host is shown. */
  readonly onLeave: () => void;
  /** Show the order's own payment step instead. */
  readonly onOpenOrder: () => void;
}

/** The form is on the screen; else what came of it. */
function isEdited(
  submission: DepositSubmission,
): submission is Extract<DepositSubmission, { kind: 'editing' | 'submitting' }> {
  return submission.kind === 'editing' || submission.kind === 'submitting';
}

/** The page `/recharge`. */
export function DepositScreen({ view, ...on }: DepositScreenProps) {
  const { t } = useTranslation('cashier');
  const isInStep =
    view.kind === 'ready' && view.content.kind === 'form' && !isEdited(view.content.submission);
  return (
    <MemberPage
      part="deposit-screen"
      width="sided"
      isKicker={isInStep}
      title={t('deposit.title')}
      lead={t('deposit.lead')}
      view={view}
      skeleton={<MoneyFormSkeleton />}
    >
      {(content) => <Content content={content} {...on} />}
    </MemberPage>
  );
}

interface ContentProps extends Omit<DepositScreenProps, 'view'> {
  readonly content: DepositContent;
}

function Content({ content, onAmount, onSubmit, onStopWaiting, ...on }: ContentProps) {
  const { t } = useTranslation('cashier');
  const { t: tControls } = useTranslation('controls');
  switch (content.kind) {
    case 'demo':
      return <DemoMember />;
    case 'noMethods':
      return (
        <EmptyState
          title={t('deposit.noMethods.title')}
          image={<EmptyArt kind="noCards" />}
          action={
            <TextLink href={helpHref()} isStandalone>
              {tControls('support')}
            </TextLink>
          }
        >
          {t('deposit.noMethods.text')}
        </EmptyState>
      );
    case 'form': {
      const { methods, channels, submission, quote } = content;
      const isForm = isEdited(submission);
      return (
        <>
          {!isForm && <DepositProgress submission={submission} {...on} />}
          {/* Kept while the attempt runs its course: giving it up finds the form as it was. */}
          <Arrived isHidden={!isForm}>
            <Group>
              {content.unpaid && <UnpaidDeposit {...content.unpaid} />}
              <DepositForm
                methods={methods}
                channels={channels}
                submission={submission}
                quote={quote}
                reminders={content.reminders}
                onAmount={onAmount}
                onSubmit={onSubmit}
                onStopWaiting={onStopWaiting}
              />
            </Group>
          </Arrived>
        </>
      );
    }
  }
}
