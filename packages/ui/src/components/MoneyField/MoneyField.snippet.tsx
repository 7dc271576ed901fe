import type { Centavos } from '@fortuna/domain/money.ts';
import { MoneyField } from '@fortuna/ui/components/MoneyField/MoneyField.tsx';
import { useState } from 'react';

const least: Centavos = 2_000;

/** R$ 20,00 is 2000: the amount is never anything but centavos. */
export function Example() {
  const [amount, setAmount] = useState<Centavos>(0);
  return (
    <MoneyField
      label="Valor do depósito"
      name="amount"
      language="pt"
      value={amount}
      onChange={setAmount}
      hint="De R$ 20,00 a R$ 5.000,00"
      error={amount > 0 && amount < least ? 'O valor mínimo é R$ 20,00' : undefined}
      refused="Este texto não é um valor. Escreva como 1.234,56"
    />
  );
}
