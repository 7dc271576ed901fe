import { formatCount } from '@fortuna/domain/count.ts';
import type { VipHistoryPage, VipInfo } from '@fortuna/domain/model/vip.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import type { PageView } from '../../page/loadable.ts';
import { PageState } from '../../page/PageState/PageState.tsx';
import type { DaySpan } from '../../records/RecordsScreen/DayFields.tsx';
import { DayRange } from '../../records/RecordsScreen/DayRange.tsx';
import type { RecordsProps } from '../../records/RecordsScreen/RecordsScreen.view.ts';
import { RecordsSummary } from '../../records/RecordsScreen/RecordsSummary.tsx';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { WalletAmount } from '../../WalletAmount.tsx';
import { ClubRecords } from '../parts/ClubRecords.tsx';
import { RebateRates } from '../parts/RebateRates.tsx';
import { RebateDays } from './RebateDays.tsx';
import { RebatePurse, type RebatePurseProps } from './RebatePurse.tsx';

export const rebatesStates = [
  'Waiting',
  'Collected',
  'Unknown',
  'Empty',
  'Demo',
  'NoRates',
  'ByDay',
  'Covered',
  'Refreshing',
] as const;

export interface RebatesScreenProps extends RecordsProps<DaySpan, VipHistoryPage> {
  /** Null while it is not known who looks. */
  readonly purse: RebatePurseProps | null;
  /** The levels with their rates, and the member's own: read beside the list, which can do without them. */
  readonly club: PageView<Pick<VipInfo, 'ladder' | 'level'>>;
}

/** `/promotion/rebates`: the purse of what waits, the rates, and what came into it day by day. */
export function RebatesScreen({ view, filter, onFilter, onPage, purse, club }: RebatesScreenProps) {
  const { t } = useTranslation('vip');
  const language = useSiteLanguage();
  return (
    <ClubRecords
      current="rebates"
      title={t('rebates.title')}
      lead={t('rebates.lead')}
      view={view}
      filter={filter}
      onFilter={onFilter}
      onPage={onPage}
      head={purse && <RebatePurse {...purse} />}
      foot={
        <PageState view={club} skeleton={<Skeleton shape="block" />}>
          {({ ladder, level }) => <RebateRates ladder={ladder} level={level} />}
        </PageState>
      }
      filters={<DayRange span={filter} onChange={onFilter} />}
      emptyAction={
        <ButtonLink href={to('/game')} variant="primary">
          {t('rebates.emptyAction')}
        </ButtonLink>
      }
    >
      {(page) => (
        <>
          <RecordsSummary
            items={[
              {
                id: 'sum',
                label: t('rebates.total'),
                value: <WalletAmount amount={page.sum} />,
                isWin: page.sum > 0,
              },
              { id: 'count', label: t('rebates.days'), value: formatCount(page.total, language) },
            ]}
          />
          <RebateDays page={page} />
          <div>
            <TextLink href={to('/transactions', { kind: 'rebate' })} isStandalone>
              {t('rebates.statement')}
            </TextLink>
          </div>
        </>
      )}
    </ClubRecords>
  );
}
