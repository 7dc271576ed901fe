import type { SupportChannel } from '@fortuna/domain/model/information.ts';
import { SupportChannels } from '@fortuna/ui/components/SupportChannels/SupportChannels.tsx';

const channels: readonly SupportChannel[] = [
  {
    id: 1,
    kind: 'chat',
    title: 'Chat ao vivo',
    value: null,
    url: 'https://suporte.casa.example/chat',
    hours: 'Todos os dias, 24 horas',
    iconUrl: null,
    waitMinutes: 2,
  },
];

/** The addresses have been checked by whoever read them from the server. */
export function Example() {
  return <SupportChannels label="Suporte" channels={channels} newTabLabel="abre em outra aba" />;
}
