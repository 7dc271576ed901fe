import { bettingRates } from '@fortuna/domain/agency-earnings.ts';
import type { BettingCommission } from '@fortuna/domain/model/agency.ts';
import { formatPercent } from '@fortuna/domain/percent.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { CommissionTable } from '../../../components/CommissionTable/CommissionTable.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { TeamTree } from '../parts/TeamTree.tsx';
import { Part } from './Part.tsx';

export interface BettingRatesProps {
  readonly commissions: readonly BettingCommission[];
}

const Stage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${vars.space.s4};
  padding: ${vars.space.s5} ${vars.space.s3};
  ${surface}
  > ol {
    width: min(100%, 40rem);
  }
  &[data-look='ledger'] {
    padding-inline: 0;
    border: 0;
    border-block: 1px solid ${vars.color.edge};
    border-radius: 0;
    background: none;
  }
`;

/** What the team's bets bring: a picture where all games have one rate, a table where they have not. */
export function BettingRates({ commissions }: BettingRatesProps) {
  const { t } = useTranslation('agency');
  const { t: tGames } = useTranslation('games');
  const { t: tCommon } = useTranslation('common');
  const { t: tControls } = useTranslation('controls');
  const { promotions } = useBrand().layout;
  const language = useSiteLanguage();
  const [rate, ...others] = bettingRates(commissions);
  const percent = (basisPoints: number) => formatPercent(basisPoints, language, { decimals: 'two' });
  const labels = {
    you: t('mechanism.betting.you'),
    direct: t('mechanism.betting.direct'),
    indirect: t('mechanism.betting.indirect'),
  };
  return (
    <Part part="betting" title={t('mechanism.betting.title')} text={t('mechanism.betting.text')}>
      <Stage data-look={promotions}>
        {others.length === 0 && <Badge>{t('mechanism.betting.allGames')}</Badge>}
        <TeamTree
          labels={labels}
          values={
            rate && others.length === 0
              ? { direct: percent(rate.directBasisPoints), indirect: percent(rate.indirectBasisPoints) }
              : {}
          }
        />
      </Stage>
      {others.length > 0 && (
        <CommissionTable
          view={{ kind: 'ready', items: commissions }}
          columns={[
            { field: 'directBasisPoints', label: labels.direct, figure: 'share' },
            { field: 'indirectBasisPoints', label: labels.indirect, figure: 'share' },
          ]}
          words={{
            caption: t('mechanism.betting.table'),
            name: t('mechanism.betting.game'),
            none: '—',
            current: '',
            nameOf: ({ gameType }) => tGames(`types.${gameType}`),
            loading: tControls('loading'),
            emptyTitle: tControls('noData'),
            emptyText: '',
            retry: tCommon('retry'),
          }}
          language={language}
          onRetry={() => undefined}
        />
      )}
    </Part>
  );
}
