import type { Message } from '@fortuna/domain/model/information.ts';
import { NotificationItem } from '@fortuna/ui/components/NotificationItem/NotificationItem.tsx';
import { useState } from 'react';

const message: Message = {
  id: 41,
  title: 'Sobre o seu pedido de ontem',
  content: 'O banco confirmou o pagamento às 10:12. O valor já está no seu saldo.',
  isRead: false,
  at: '2026-03-14T13:30:00Z',
};

/** The first press marks it read, each one opens or closes it. */
export function Example() {
  const [isOpen, setOpen] = useState(false);
  const [isRead, setRead] = useState(message.isRead);
  function open(): void {
    setRead(true);
    setOpen(!isOpen);
  }
  const item = { ...message, isRead };
  return (
    <NotificationItem item={item} time="hoje, 10:30" unreadLabel="Não lida" isOpen={isOpen} onOpen={open} />
  );
}
