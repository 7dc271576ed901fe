import { formatMoney } from '@fortuna/domain/money.ts';
import { BalancePill } from '@fortuna/ui/components/BalancePill/BalancePill.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export function Example() {
  const { t } = useTranslation('controls');
  const [isHidden, setHidden] = useState(false);
  return (
    <BalancePill
      balance={{ kind: 'ready', amount: formatMoney(128_450, 'pt'), isStale: false }}
      isHidden={isHidden}
      onToggleHidden={() => setHidden(!isHidden)}
      depositHref="/recharge"
      words={t('balance', { returnObjects: true })}
    />
  );
}
