import { formatMoney } from '@fortuna/domain/money.ts';
import { KeyValueList } from '@fortuna/ui/components/KeyValueList/KeyValueList.tsx';

const withdrawal = { amount: 50_000, fee: 1_000 };

/** Amounts are centavos until they are written. */
export function Example() {
  return (
    <KeyValueList
      items={[
        { id: 'amount', label: 'Saque', value: formatMoney(withdrawal.amount, 'pt') },
        { id: 'fee', label: 'Taxa', value: formatMoney(withdrawal.fee, 'pt') },
        {
          id: 'total',
          label: 'Você recebe',
          value: formatMoney(withdrawal.amount - withdrawal.fee, 'pt'),
          isStrong: true,
        },
      ]}
    />
  );
}
