import { Button } from '@fortuna/ui/components/Button/Button.tsx';
import { ConfirmDialog } from '@fortuna/ui/components/ConfirmDialog/ConfirmDialog.tsx';
import { useState } from 'react';

export function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Sair</Button>
      <ConfirmDialog
        isOpen={isOpen}
        title="Sair da conta?"
        description="Seu saldo fica guardado até você entrar de novo."
        confirmLabel="Sair"
        cancelLabel="Continuar aqui"
        closeLabel="Fechar"
        onConfirm={() => setOpen(false)}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}
