import type { DepositQuote, QuotedReward } from '@fortuna/domain/model/cashier.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { formatDate } from '@fortuna/domain/time-zone.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { FeeSummary } from '../../../components/FeeSummary/FeeSummary.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { vars } from '../../../theme/vars.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { Group, QuietLine } from '../parts/cashier-layout.tsx';
import { FoldRow } from '../parts/FoldRow.tsx';
import { isPaper } from '../parts/paper.ts';
import { bonusTotal } from './quoted-bonus.ts';

const Title = styled.h2`
  font-size: ${vars.text.md};
`;

/** Not of the sum above it. */
const Besides = styled(Group)`
  margin-top: ${vars.space.s3};
`;

/** What a deposit can earn besides, what that asks for, and that it is the player who decides. Nothing earned, nothing said. */
export function DepositBonus({ quote }: { readonly quote: DepositQuote }) {
  const { t } = useTranslation('cashier');
  const language = useSiteLanguage();
  const { cashier } = useBrand().layout;
  const money = (centavos: number) => formatMoney(centavos, language);
  const { rewards } = quote;
  if (rewards.length === 0) return null;

  function noteOf({ turnover, claimFrom }: QuotedReward): string {
    const amount = money(turnover);
    if (claimFrom === null) return t('deposit.bonus.asks', { amount });
    return t('deposit.bonus.asksFrom', { amount, date: formatDate(claimFrom, language) });
  }

  const total = money(bonusTotal(quote));
  const details = (
    <>
      <FeeSummary
        lines={rewards.map((reward) => ({
          label: t(`deposit.bonus.source.${reward.source}`),
          note: noteOf(reward),
          value: money(reward.amount),
        }))}
        total={{ label: t('deposit.bonus.total'), value: total }}
      />
      <QuietLine>{t('deposit.bonus.condition')}</QuietLine>
    </>
  );
  return (
    <>
      {isPaper(cashier) ? (
        <FoldRow
          name={t('deposit.bonus.title')}
          title={t('deposit.bonus.total')}
          mark={total}
          part="deposit-bonus"
        >
          <Group>{details}</Group>
        </FoldRow>
      ) : (
        <Besides data-part="deposit-bonus">
          <Title>{t('deposit.bonus.title')}</Title>
          {details}
        </Besides>
      )}
      <VisuallyHidden as="p" role="status">
        {t('deposit.bonus.said', { amount: total })}
      </VisuallyHidden>
    </>
  );
}
