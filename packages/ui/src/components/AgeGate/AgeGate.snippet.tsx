import { AgeGate } from '@fortuna/ui/components/AgeGate/AgeGate.tsx';
import { useState } from 'react';

export function Example() {
  const [answer, setAnswer] = useState<'none' | 'adult' | 'left'>('none');
  return (
    <AgeGate
      isOpen={answer !== 'adult'}
      view={{
        kind: 'asking',
        title: 'Você tem 18 anos ou mais?',
        paragraphs: ['Este site tem jogos com dinheiro e é só para adultos.'],
        confirmLabel: 'Tenho 18 anos ou mais',
      }}
      onConfirm={() => setAnswer('adult')}
      leave={{ href: 'https://example.org/', label: 'Sair do site' }}
      onLeave={() => setAnswer('left')}
      help={{ href: '/responsible-gaming', label: 'Jogo responsável' }}
    />
  );
}
