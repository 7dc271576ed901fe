import type { Commission } from '@fortuna/domain/model/agency.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { formatPercent } from '@fortuna/domain/percent.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { formatDate, startOfSiteDay } from '@fortuna/domain/time-zone.ts';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import type { RecordItem } from '../../../components/RecordList/RecordList.tsx';
import { PageState } from '../../page/PageState/PageState.tsx';
import { RecordsBody } from '../../records/RecordsScreen/RecordsBody.tsx';
import { RecordsSkeleton } from '../../records/RecordsScreen/RecordsSkeleton.tsx';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { WalletAmount } from '../../WalletAmount.tsx';
import { AgencyPage } from '../parts/AgencyPage.tsx';
import { RewardFilters } from './RewardFilters.tsx';
import { RewardSummary } from './RewardSummary.tsx';
import type { RewardsProps } from './Rewards.view.ts';

export const rewardsStates = [
  'Rewards',
  'Refreshing',
  'NoDays',
  'SummaryReading',
  'SummaryFailed',
  'NoCycles',
  'NotAgent',
  'Empty',
  'Huge',
] as const;

/** `/agency-center/reward`: what invited members brought, by cycle, by day, and one by one. */
export function RewardsScreen({ view, summary, settlements, filter, onFilter, onPage }: RewardsProps) {
  const { t } = useTranslation('agency');
  const language = useSiteLanguage();

  function toRecord({ id, kind, from, base, basisPoints, amount, isSettled, day }: Commission): RecordItem {
    return {
      id: String(id),
      title: t(`rewards.kinds.${kind}`),
      sub: [from ?? t('rewards.team')],
      facts: {
        day: formatDate(startOfSiteDay(day), language),
        base: formatMoney(base, language),
        rate: formatPercent(basisPoints, language, { decimals: 'two' }),
      },
      amount: formatMoney(amount, language),
      amountTone: isSettled ? 'in' : 'plain',
      status: {
        tone: isSettled ? 'success' : 'warning',
        label: t(`rewards.states.${isSettled ? 'settled' : 'pending'}`),
      },
    };
  }

  const title = t('rewards.title');
  const isSignedOut = view.kind === 'signedOut';
  return (
    <AgencyPage place="rewards" isInviting={!isSignedOut} title={title} lead={t('rewards.lead')}>
      {!isSignedOut && <RewardSummary summary={summary} settlements={settlements} />}
      {!isSignedOut && <RewardFilters filter={filter} onChange={onFilter} />}
      <PageState view={view} skeleton={<RecordsSkeleton />}>
        {(page) => (
          <>
            {page.agent === null && (
              <Notice
                action={
                  <ButtonLink href={to('/agency-center/agency-mechanism')}>
                    {t('rewards.emptyAction')}
                  </ButtonLink>
                }
              >
                {t('rewards.notAgent')}
              </Notice>
            )}
            <RecordsBody
              label={title}
              page={page}
              isRefreshing={view.kind === 'ready' && view.isRefreshing}
              totals={({ settledSum, pendingSum }) => [
                {
                  id: 'settled',
                  label: t('rewards.settled'),
                  value: <WalletAmount amount={settledSum} />,
                  isWin: settledSum > 0,
                },
                { id: 'pending', label: t('rewards.pending'), value: <WalletAmount amount={pendingSum} /> },
              ]}
              heads={{
                title: t('rewards.heads.kind'),
                facts: [
                  { id: 'day', label: t('rewards.heads.day') },
                  { id: 'base', label: t('rewards.heads.base'), isMoney: true },
                  { id: 'rate', label: t('rewards.heads.rate'), isMoney: true },
                ],
                status: t('rewards.heads.state'),
                amount: t('rewards.heads.amount'),
              }}
              toRecords={({ items }) => items.map(toRecord)}
              emptyAction={
                <ButtonLink href={to('/agency-center/invite')}>{t('invited.emptyAction')}</ButtonLink>
              }
              filter={filter}
              onFilter={onFilter}
              onPage={onPage}
            />
          </>
        )}
      </PageState>
    </AgencyPage>
  );
}
