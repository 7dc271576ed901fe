import type { DepositOrder, TransferAccount } from '@fortuna/domain/model/cashier.ts';
import { formatMoneyPlain } from '@fortuna/domain/money.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CopyField } from '../../../components/CopyField/CopyField.tsx';
import { KeyValueList } from '../../../components/KeyValueList/KeyValueList.tsx';
import { surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { QuietLine } from '../parts/cashier-layout.tsx';

export interface TransferPanelProps {
  readonly order: Pick<DepositOrder, 'amount' | 'fee'>;
  readonly account: TransferAccount;
  readonly onCopy: (value: string) => Promise<void>;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
  padding: ${vars.space.s4};
  ${surface}
`;

const Title = styled.h2`
  font-size: ${vars.text.lg};
`;

/** Where to transfer to: what a bank's form asks for, what has to be exact to be copied. */
export function TransferPanel({ order, account, onCopy }: TransferPanelProps) {
  const { t } = useTranslation('cashier');
  const { t: tControls } = useTranslation('controls');
  const language = useSiteLanguage();
  const exact = [
    { label: t('payment.transfer.amount'), value: formatMoneyPlain(order.amount + order.fee, language) },
    { label: t('payment.transfer.account'), value: account.account },
    { label: t('payment.transfer.taxId'), value: account.taxId },
  ];
  return (
    <Root data-part="transfer">
      <Title>{t('payment.transfer.title')}</Title>
      <QuietLine>{t('payment.transfer.text')}</QuietLine>
      <KeyValueList
        items={[
          { id: 'bank', label: t('payment.transfer.bank'), value: account.bank },
          { id: 'agency', label: t('payment.transfer.agency'), value: account.agency },
          { id: 'holder', label: t('payment.transfer.holder'), value: account.holder },
        ]}
      />
      {exact.map(({ label, value }) => (
        <CopyField
          key={label}
          label={label}
          value={value}
          copyLabel={tControls('copy')}
          copiedLabel={tControls('copied')}
          failedLabel={t('payment.transfer.copyFailed')}
          onCopy={onCopy}
        />
      ))}
    </Root>
  );
}
