import type { FeeEntry } from '@fortuna/domain/model/cashier.ts';
import { type Centavos, formatMoney } from '@fortuna/domain/money.ts';
import { formatPercent } from '@fortuna/domain/percent.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Card } from '../../../components/Card/Card.tsx';
import { figure } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';

const Stack = styled.div`
  display: grid;
  gap: ${vars.space.s2};

  h3 {
    color: ${vars.color.textMuted};
    font-family: ${vars.font.body};
    font-size: ${vars.text.sm};
    font-weight: ${vars.weight.medium};
    overflow-wrap: anywhere;
  }
`;

const Rate = styled.p`
  font-family: ${vars.font.display};
  font-size: ${vars.text.xl};
  font-weight: ${vars.weight.display};
  ${figure}
  white-space: normal;
`;

const Quiet = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
`;

export interface FeeRuleCardProps {
  readonly rule: FeeEntry;
}

/** One line of the operator's fee table. */
export function FeeRuleCard({ rule }: FeeRuleCardProps) {
  const { t } = useTranslation('orders');
  const language = useSiteLanguage();
  const titleId = useId();
  const money = (centavos: Centavos) => formatMoney(centavos, language);
  const { kind, name, basisPoints, min, max } = rule;
  return (
    <Card aria-labelledby={titleId}>
      <Stack>
        <h3 id={titleId}>{kind === 'unknown' ? name : t(`fees.kind.${kind}`)}</h3>
        <Rate>{rateText()}</Rate>
        {basisPoints > 0 && <Quiet>{t('fees.range', { min: money(min), max: money(max) })}</Quiet>}
        {kind !== 'unknown' && <Quiet>{t(`fees.when.${kind}`)}</Quiet>}
      </Stack>
    </Card>
  );

  function rateText(): string {
    if (basisPoints > 0) return t('fees.share', { rate: formatPercent(basisPoints, language) });
    return min > 0 ? t('fees.fixed', { fee: money(min) }) : t('fees.free');
  }
}
