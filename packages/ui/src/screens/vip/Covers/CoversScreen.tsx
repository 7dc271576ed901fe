import { formatCount } from '@fortuna/domain/count.ts';
import type { WithdrawalRules } from '@fortuna/domain/model/cashier.ts';
import { type CoverPage, type CoverStatus, coverStatuses } from '@fortuna/domain/model/vip.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { FilterChoice } from '../../page/FilterChoice.tsx';
import type { PageView } from '../../page/loadable.ts';
import { PageState } from '../../page/PageState/PageState.tsx';
import { Turnover } from '../../promotions/parts/Turnover/Turnover.tsx';
import type { RecordsProps } from '../../records/RecordsScreen/RecordsScreen.view.ts';
import { RecordsSummary } from '../../records/RecordsScreen/RecordsSummary.tsx';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { WalletAmount } from '../../WalletAmount.tsx';
import { ClubRecords } from '../parts/ClubRecords.tsx';
import { CoverMeters } from './CoverMeters.tsx';

export const coversStates = [
  'Open',
  'NothingLeft',
  'LeftUnknown',
  'OneStatus',
  'Covered',
  'Refreshing',
  'Empty',
] as const;

/** What the rewards are narrowed to. */
export interface CoverFilter {
  readonly status: Exclude<CoverStatus, 'unknown'> | null;
}

export interface CoversScreenProps extends RecordsProps<CoverFilter, CoverPage> {
  /** What is left in all, deposits included: read beside the list, which can do without it. */
  readonly left: PageView<Pick<WithdrawalRules, 'turnoverLeft' | 'turnover'>>;
}

/** `/promotion/cover`: each reward as a meter of the bets that it asks for, those with bets left first. */
export function CoversScreen({ view, filter, onFilter, onPage, left }: CoversScreenProps) {
  const { t } = useTranslation('vip');
  const language = useSiteLanguage();
  return (
    <ClubRecords
      current="covers"
      title={t('covers.title')}
      lead={t('covers.lead')}
      view={view}
      filter={filter}
      onFilter={onFilter}
      onPage={onPage}
      head={<LeftInAll left={left} />}
      filters={
        <FilterChoice
          label={t('covers.filter.status')}
          options={[
            { value: 'all', label: t('covers.filter.all') },
            ...coverStatuses.map((status) => ({ value: status, label: t(`covers.status.${status}`) })),
          ]}
          chosen={filter.status ?? 'all'}
          onChoose={(chosen) =>
            onFilter({ status: coverStatuses.find((status) => status === chosen) ?? null })
          }
        />
      }
      emptyAction={
        <ButtonLink href={to('/game')} variant="primary">
          {t('covers.emptyAction')}
        </ButtonLink>
      }
    >
      {(page) => (
        <>
          <RecordsSummary
            items={[
              { id: 'left', label: t('covers.left'), value: formatMoney(page.turnoverLeft, language) },
              { id: 'sum', label: t('covers.rewards'), value: <WalletAmount amount={page.rewardSum} /> },
              { id: 'count', label: t('covers.count'), value: formatCount(page.total, language) },
            ]}
          />
          <CoverMeters covers={page.items} />
        </>
      )}
    </ClubRecords>
  );
}

function LeftInAll({ left }: Pick<CoversScreenProps, 'left'>) {
  const { t } = useTranslation('vip');
  const language = useSiteLanguage();
  return (
    <PageState view={left} skeleton={<Skeleton shape="block" />}>
      {({ turnoverLeft, turnover }) =>
        turnoverLeft === 0 ? (
          <Notice
            tone="info"
            action={
              <ButtonLink href={to('/withdraw')} variant="primary">
                {t('covers.withdraw')}
              </ButtonLink>
            }
          >
            {t('covers.nothingLeft')}
          </Notice>
        ) : (
          <Turnover turnoverLeft={turnoverLeft} turnover={turnover} isOnItsPage>
            {t('covers.meaning', { amount: formatMoney(turnoverLeft, language) })}
          </Turnover>
        )
      }
    </PageState>
  );
}
