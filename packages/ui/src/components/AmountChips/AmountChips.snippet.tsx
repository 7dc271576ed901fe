import { formatMoney } from '@fortuna/domain/money.ts';
import { AmountChips } from '@fortuna/ui/components/AmountChips/AmountChips.tsx';
import { useState } from 'react';

export function Example() {
  const [amount, setAmount] = useState(5_000);
  const chips = [2_000, 5_000, 10_000, 50_000].map((value) => ({ value, label: formatMoney(value, 'pt') }));
  return <AmountChips label="Valores rápidos" chips={chips} value={amount} onSelect={setAmount} />;
}
