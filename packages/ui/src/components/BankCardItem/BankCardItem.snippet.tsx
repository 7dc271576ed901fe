import { BankCardItem } from '@fortuna/ui/components/BankCardItem/BankCardItem.tsx';
import { Button } from '@fortuna/ui/components/Button/Button.tsx';
import { useState } from 'react';

export function Example() {
  const [isAsked, setAsked] = useState(false);
  return (
    <BankCardItem
      kind="pix"
      title="PIX · CPF"
      account="•••.982.247-••"
      ownerName="Marina Duarte"
      action={
        <Button variant="quiet" size="sm" isPending={isAsked} onClick={() => setAsked(true)}>
          Remover
        </Button>
      }
    />
  );
}
