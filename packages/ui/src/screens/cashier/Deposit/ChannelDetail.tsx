import type { PaymentChannel } from '@fortuna/domain/model/cashier.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { feeRule } from './channel-text.ts';

const Line = styled.span`
  display: block;
`;

/** What a channel takes and costs, and what it says of itself: seen before it is chosen. */
export function ChannelDetail({ channel }: { readonly channel: PaymentChannel }) {
  const { t } = useTranslation('cashier');
  const language = useSiteLanguage();
  const money = (centavos: number) => formatMoney(centavos, language);
  const fee = feeRule(channel, language);
  return (
    <>
      <Line>{t('deposit.range', { min: money(channel.min), max: money(channel.max) })}</Line>
      <Line>{fee === null ? t('deposit.feeFree') : t('deposit.feeRule', { fee })}</Line>
      {channel.description !== null && <Line>{channel.description}</Line>}
    </>
  );
}
