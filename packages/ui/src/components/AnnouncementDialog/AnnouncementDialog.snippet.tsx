import { AnnouncementDialog } from '@fortuna/ui/components/AnnouncementDialog/AnnouncementDialog.tsx';
import { useState } from 'react';

const maintenance = {
  id: 12,
  title: 'Manutenção do PIX na terça',
  content: 'Das 3h às 3h15 os depósitos por PIX param. O que já foi pago entra depois.',
  pictureUrl: null,
  url: '/information-center/announcement',
  startsAt: '2026-03-14T12:00:00.000Z',
};

const words = {
  close: 'Fechar',
  previous: 'Anterior',
  next: 'Próximo aviso',
  done: 'Entendi',
  more: 'Saiba mais',
  newTab: 'abre em nova aba',
  hideToday: 'Não mostrar de novo hoje',
  date: (startsAt: string) => new Date(startsAt).toLocaleDateString('pt-BR', { dateStyle: 'long' }),
  position: (position: number, count: number) => `${position} de ${count}`,
};

export function Example() {
  const [isOpen, setOpen] = useState(true);
  const [isHiddenToday, setHiddenToday] = useState(false);
  return (
    <AnnouncementDialog
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      announcements={[maintenance]}
      words={words}
      isHiddenToday={isHiddenToday}
      onHideTodayChange={setHiddenToday}
    />
  );
}
