import { Button } from '@fortuna/ui/components/Button/Button.tsx';
import { Dialog } from '@fortuna/ui/components/Dialog/Dialog.tsx';
import { useState } from 'react';

export function Example() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Como funciona o rollover</Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Como funciona o rollover"
        description="O bônus pode ser retirado depois de apostar cinco vezes o seu valor."
        closeLabel="Fechar"
        actions={
          <Button variant="primary" onClick={close}>
            Entendi
          </Button>
        }
      />
    </>
  );
}
