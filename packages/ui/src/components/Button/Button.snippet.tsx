import { Button } from '@fortuna/ui/components/Button/Button.tsx';
import { Icon } from '@fortuna/ui/components/Icon/Icon.tsx';
import { useState } from 'react';

export function Example() {
  const [amount, setAmount] = useState<number | null>(null);
  return (
    <>
      <Button icon={<Icon name="plus" size={20} />} onClick={() => setAmount(5_000)}>
        R$ 50,00
      </Button>
      <Button
        variant="primary"
        isWide
        disabledReason={amount === null ? 'Escolha um valor primeiro' : undefined}
        onClick={() => setAmount(null)}
      >
        Depositar
      </Button>
    </>
  );
}
