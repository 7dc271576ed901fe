import type { Withdrawal } from '@fortuna/domain/model/cashier.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { formatDateTime } from '@fortuna/domain/time-zone.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { type ReviewStep, ReviewTimeline } from '../../../components/ReviewTimeline/ReviewTimeline.tsx';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { QuietLine } from '../parts/cashier-layout.tsx';
import { OrderFacts } from '../parts/OrderFacts.tsx';
import { Outcome } from '../parts/Outcome.tsx';
import { QuietLinks } from '../parts/QuietLinks.tsx';
import { ReceiptButton } from '../Receipt/ReceiptButton.tsx';

export interface WithdrawalReviewProps {
  readonly state: 'pendingReview' | 'approved' | 'rejected';
  readonly withdrawal: Withdrawal;
  /** The last look at the record failed. */
  readonly isStale: boolean;
  readonly onAnother: () => void;
}

const words = { pendingReview: 'pending', approved: 'approved', rejected: 'rejected' } as const;
const art = { pendingReview: 'waiting', approved: 'success', rejected: undefined } as const;

/** The withdrawal at its reviewer, and what became of it, with the reason word for word. */
export function WithdrawalReview({ state, withdrawal, isStale, onAnother }: WithdrawalReviewProps) {
  const { t } = useTranslation('cashier');
  const language = useSiteLanguage();
  const steps = useReviewSteps(state, withdrawal);
  const net = formatMoney(withdrawal.amount - withdrawal.fee, language);
  const isRejected = state === 'rejected';
  const records = { path: '/withdrawalRecord', label: t('withdraw.records') } as const;
  return (
    <Outcome
      art={art[state]}
      tone={isRejected ? 'alert' : 'status'}
      title={t(`withdraw.${words[state]}.title`)}
      figure={formatMoney(withdrawal.amount, language)}
      facts={
        <>
          <Card>
            <ReviewTimeline label={t('withdraw.timeline.label')} steps={steps} />
          </Card>
          {isStale && <QuietLine role="status">{t('withdraw.pending.stale')}</QuietLine>}
          <OrderFacts
            order={{ ...withdrawal, reason: null }}
            // Of what was rejected no fee is taken and nothing arrives.
            more={[
              ...(isRejected
                ? []
                : [
                    { id: 'fee', label: t('order.fee'), value: formatMoney(withdrawal.fee, language) },
                    { id: 'net', label: t('withdraw.summary.net'), value: net, isStrong: true },
                  ]),
              { id: 'account', label: t('order.account'), value: withdrawal.account },
              ...(withdrawal.remark === null
                ? []
                : [{ id: 'remark', label: t('order.remark'), value: withdrawal.remark }]),
            ]}
          />
        </>
      }
      actions={
        <>
          {/* Who has just sent one hardly wants another; who was refused does. */}
          {!isRejected && (
            <ButtonLink href={to(records.path)} variant="primary" size="lg" isWide>
              {records.label}
            </ButtonLink>
          )}
          <Button {...(isRejected && { variant: 'primary', size: 'lg' })} isWide onClick={onAnother}>
            {t('withdraw.another')}
          </Button>
          {state === 'approved' && <ReceiptButton withdrawal={withdrawal} />}
          <QuietLinks {...(isRejected && { records })} />
        </>
      }
    >
      {t(`withdraw.${words[state]}.text`, { net })}
    </Outcome>
  );
}

function useReviewSteps(
  state: WithdrawalReviewProps['state'],
  withdrawal: Withdrawal,
): readonly ReviewStep[] {
  const { t } = useTranslation('cashier');
  const { t: tControls } = useTranslation('controls');
  const language = useSiteLanguage();
  const time = (iso: string | null) => (iso === null ? undefined : formatDateTime(iso, language));
  const sent: ReviewStep = {
    id: 'sent',
    state: 'done',
    stateText: t('withdraw.timeline.done'),
    title: t('withdraw.timeline.sent'),
    time: time(withdrawal.createdAt),
  };
  switch (state) {
    case 'pendingReview':
      return [
        sent,
        {
          id: 'review',
          state: 'pending',
          stateText: t('withdraw.timeline.now'),
          title: t('withdraw.timeline.review'),
          detail: t('withdraw.timeline.reviewNow'),
        },
        {
          id: 'decided',
          state: 'upcoming',
          stateText: t('withdraw.timeline.upcoming'),
          title: t('withdraw.timeline.approved'),
        },
      ];
    case 'approved':
      return [
        sent,
        {
          id: 'decided',
          state: 'done',
          stateText: t('withdraw.timeline.done'),
          title: t('withdraw.timeline.approved'),
          time: time(withdrawal.confirmedAt),
        },
      ];
    case 'rejected':
      return [
        sent,
        {
          id: 'decided',
          state: 'rejected',
          stateText: t('withdraw.timeline.rejected'),
          title: t('withdraw.timeline.rejected'),
          time: time(withdrawal.confirmedAt),
          detail: `${t('withdraw.rejected.reason')}: ${withdrawal.reason ?? tControls('noData')}`,
        },
      ];
  }
}
