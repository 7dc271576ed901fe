import { type WithdrawalRules, withdrawalFees } from '@fortuna/domain/model/cashier.ts';
import { type Centavos, formatMoney } from '@fortuna/domain/money.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { FeeSummary } from '../../../components/FeeSummary/FeeSummary.tsx';
import { MoneyField } from '../../../components/MoneyField/MoneyField.tsx';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { vars } from '../../../theme/vars.ts';
import { useFeeLines } from '../../cashier/Withdraw/useFeeLines.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
  /* On a card: one level up. */
  > [data-part='fee-summary'] {
    background: ${vars.color.surface2};
  }
`;

export interface FeeExampleProps {
  readonly rules: WithdrawalRules;
  readonly amount: Centavos;
  readonly onAmount: (amount: Centavos) => void;
}

/** What a withdrawal of any amount would cost this member now, by the server's rules alone. */
export function FeeExample({ rules, amount, onAmount }: FeeExampleProps) {
  const { t } = useTranslation('orders');
  const { t: tCashier } = useTranslation('cashier');
  const language = useSiteLanguage();
  const titleId = useId();
  const money = (centavos: Centavos) => formatMoney(centavos, language);
  const { mandatory, general, net } = withdrawalFees(rules, amount);
  const lines = useFeeLines({ amount, mandatoryFee: mandatory, generalFee: general, net }, rules);
  const { min, max } = rules;

  function outOfBounds(): string | undefined {
    if (amount === 0) return undefined;
    if (amount < min) return t('fees.example.below', { min: money(min) });
    return amount > max ? t('fees.example.above', { max: money(max) }) : undefined;
  }

  return (
    <Card aria-labelledby={titleId}>
      <Stack>
        <SectionHeader id={titleId} title={t('fees.example.title')} />
        <MoneyField
          name="amount"
          label={t('fees.example.amount')}
          hint={t('fees.example.bounds', { min: money(min), max: money(max) })}
          error={outOfBounds()}
          refused={tCashier('validation.amountFormat')}
          language={language}
          value={amount}
          onChange={onAmount}
        />
        <FeeSummary {...lines} />
        <ButtonLink href={to('/withdraw')} variant="primary" isWide>
          {t('fees.withdraw')}
        </ButtonLink>
      </Stack>
    </Card>
  );
}
