import { Button } from '@fortuna/ui/components/Button/Button.tsx';
import { ShareSheet } from '@fortuna/ui/components/ShareSheet/ShareSheet.tsx';
import { useState } from 'react';

const link = 'https://casa.example/?invite_code=MARINA7';
const whatsapp = `https://wa.me/?text=${encodeURIComponent(`Entre comigo: ${link}`)}`;

const words = { close: 'Fechar', native: 'Outros', channels: 'Canais', newTab: '(abre em outra aba)' };

/** Load it with `lazy`, on the first press of the button. */
export function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Convidar</Button>
      <ShareSheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Convidar amigos"
        link={link}
        channels={[{ id: 'whatsapp', label: 'WhatsApp', href: whatsapp, icon: 'whatsapp' }]}
        copy={{
          label: 'Link do convite',
          copyLabel: 'Copiar',
          copiedLabel: 'Copiado',
          failedLabel: 'Não foi possível copiar: o texto está selecionado',
          onCopy: (text) => navigator.clipboard.writeText(text),
        }}
        words={words}
      />
    </>
  );
}
