import type { DepositOrder } from '@fortuna/domain/model/cashier.ts';
import { useTranslation } from 'react-i18next';
import { CopyField } from '../../../components/CopyField/CopyField.tsx';
import { KeyValueList } from '../../../components/KeyValueList/KeyValueList.tsx';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { Group } from '../parts/cashier-layout.tsx';
import { orderFacts } from '../parts/OrderFacts.tsx';
import { depositFacts } from './deposit-facts.ts';
import { ShareReceipt, type ShareReceiptProps } from './ShareReceipt.tsx';

export interface DepositFactsProps extends ShareReceiptProps {
  readonly order: DepositOrder;
  readonly onCopy: (value: string) => Promise<void>;
}

/** All that is known of a deposit, to be copied for support and passed on. */
export function DepositFacts({ order, onCopy, onShare }: DepositFactsProps) {
  const { t } = useTranslation('cashier');
  const { t: tControls } = useTranslation('controls');
  const language = useSiteLanguage();
  const facts = orderFacts(t, order, language, depositFacts(t, order, language));
  return (
    <Group>
      {/* The number stands below, where it is copied. */}
      <KeyValueList items={facts.filter(({ id }) => id !== 'billNo')} />
      <CopyField
        label={t('order.billNo')}
        value={order.billNo}
        copyLabel={tControls('copy')}
        copiedLabel={tControls('copied')}
        failedLabel={t('payment.transfer.copyFailed')}
        onCopy={onCopy}
      />
      {/* There is nothing to show for what is not paid. */}
      {order.status === 'approved' && <ShareReceipt order={order} onShare={onShare} />}
    </Group>
  );
}
