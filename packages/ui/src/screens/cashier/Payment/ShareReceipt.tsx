import type { DepositOrder } from '@fortuna/domain/model/cashier.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { Group, QuietLine } from '../parts/cashier-layout.tsx';
import { orderFacts } from '../parts/OrderFacts.tsx';
import { depositFacts } from './deposit-facts.ts';

export interface ShareReceiptProps {
  readonly order: DepositOrder;
  /** Passes the text on, or else puts it on the clipboard; rejects where neither is allowed. */
  readonly onShare: (text: string) => Promise<'shared' | 'copied'>;
}

/** The facts of an order as a text for somebody else. */
export function ShareReceipt({ order, onShare }: ShareReceiptProps) {
  const { t } = useTranslation('cashier');
  const language = useSiteLanguage();
  const [outcome, setOutcome] = useState<'none' | 'shared' | 'copied' | 'failed'>('none');

  async function share() {
    const facts = orderFacts(t, order, language, depositFacts(t, order, language));
    try {
      setOutcome(await onShare(facts.map(({ label, value }) => `${label}: ${value}`).join('\n')));
    } catch {
      setOutcome('failed');
    }
  }

  return (
    <Group>
      <Button icon={<Icon name="share" size={20} />} onClick={share}>
        {t('payment.receipt.share')}
      </Button>
      <QuietLine role="status">
        {(outcome === 'copied' || outcome === 'failed') && t(`payment.receipt.${outcome}`)}
      </QuietLine>
    </Group>
  );
}
