import { formatMoney } from '@fortuna/domain/money.ts';
import { Button } from '@fortuna/ui/components/Button/Button.tsx';
import { PrizeModal } from '@fortuna/ui/components/PrizeModal/PrizeModal.tsx';
import { useState } from 'react';

/** Load it with `lazy`: nobody needs a dialog's code before something was won. */
export function Example() {
  const [isOpen, setOpen] = useState(true);
  return (
    <PrizeModal
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      closeLabel="Fechar"
      prize={{ kind: 'cash', amount: 5_000 }}
      title="Você ganhou"
      figure={formatMoney(5_000, 'pt')}
      text="Já está no seu saldo."
      consequences={[{ id: 'left', label: 'Falta apostar ao todo', value: formatMoney(37_000, 'pt') }]}
      actions={
        <Button variant="primary" onClick={() => setOpen(false)}>
          Entendi
        </Button>
      }
    />
  );
}
