import { AvatarPicker } from '@fortuna/ui/components/AvatarPicker/AvatarPicker.tsx';
import { useState } from 'react';

const pictures = { female: [{ id: 1, url: '/avatars/f1.svg' }], male: [{ id: 9, url: '/avatars/m1.svg' }] };
const groups = { female: 'Femininas', male: 'Masculinas' };

export function Example() {
  const [chosenUrl, setChosenUrl] = useState<string | null>(null);
  return (
    <AvatarPicker
      view={{ kind: 'ready', pictures, chosenUrl, saving: { kind: 'none' } }}
      words={{
        legend: 'Foto do perfil',
        groups,
        picture: (group, position) => `${groups[group]}, foto ${position}`,
        loading: 'Carregando as fotos',
        saving: 'Salvando a foto…',
        saved: 'Foto salva',
        retry: 'Tentar de novo',
        emptyTitle: 'Nenhuma foto por aqui',
        emptyText: 'Enquanto isso, a inicial do seu nome fica no lugar dela.',
      }}
      onChoose={({ url }) => setChosenUrl(url)}
      onRetry={() => setChosenUrl(null)}
    />
  );
}
