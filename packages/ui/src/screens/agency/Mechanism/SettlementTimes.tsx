import type { CommissionSettlement } from '@fortuna/domain/model/agency.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { media } from '../../../theme/media.ts';
import { surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';

export interface SettlementTimesProps {
  readonly settlements: readonly CommissionSettlement[];
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
  ${media.wide} {
    grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr));
  }
`;

const Time = styled.li`
  display: grid;
  align-content: start;
  gap: ${vars.space.s1};
  padding: ${vars.space.s4};
  ${surface}
  [data-look='ledger'] > & {
    padding: ${vars.space.s3} 0;
    border: 0;
    border-top: 1px solid ${vars.color.line};
    border-radius: 0;
    background: none;
  }
  strong {
    font-family: ${vars.font.display};
    font-size: ${vars.text.lg};
    font-weight: ${vars.weight.display};
  }
  span {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
  }
`;

/** When each kind of commission is paid, from which amount, and what frees it. */
export function SettlementTimes({ settlements }: SettlementTimesProps) {
  const { t } = useTranslation('agency');
  const { promotions } = useBrand().layout;
  const language = useSiteLanguage();
  const id = useId();
  return (
    <Root aria-labelledby={id} data-part="settlement">
      <SectionHeader id={id} title={t('mechanism.settlement.title')} />
      <List data-look={promotions}>
        {settlements.map((settlement) => (
          <Time key={settlement.id}>
            <span>{t(`mechanism.settlement.kinds.${settlement.kind}`)}</span>
            <strong>
              {t(`mechanism.settlement.${settlement.cycle}`)}{' '}
              {t('mechanism.settlement.at', { time: settlement.timeOfDay })}
            </strong>
            {settlement.min > 0 && (
              <span>{t('mechanism.settlement.min', { min: formatMoney(settlement.min, language) })}</span>
            )}
            {settlement.turnoverTimes > 0 && (
              <span>{t('mechanism.settlement.turnover', { count: settlement.turnoverTimes })}</span>
            )}
          </Time>
        ))}
      </List>
    </Root>
  );
}
