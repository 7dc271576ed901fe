import { Button } from '@fortuna/ui/components/Button/Button.tsx';
import { Checkbox } from '@fortuna/ui/components/Checkbox/Checkbox.tsx';
import { Drawer } from '@fortuna/ui/components/Drawer/Drawer.tsx';
import { useState } from 'react';

export function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filtros</Button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title="Filtrar jogos" closeLabel="Fechar">
        <Checkbox label="Farol" name="provider" value="farol" />
        <Checkbox label="Jangada" name="provider" value="jangada" />
      </Drawer>
    </>
  );
}
