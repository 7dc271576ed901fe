import { formatMoney } from '@fortuna/domain/money.ts';
import { FeeSummary } from '@fortuna/ui/components/FeeSummary/FeeSummary.tsx';

export function Example() {
  const amount = 20_000;
  const fee = 1_000;
  return (
    <FeeSummary
      lines={[
        { label: 'Valor do saque', value: formatMoney(amount, 'pt') },
        { label: 'Taxa geral', note: '5%', value: formatMoney(-fee, 'pt') },
      ]}
      total={{ label: 'Você recebe', value: formatMoney(amount - fee, 'pt') }}
    />
  );
}
