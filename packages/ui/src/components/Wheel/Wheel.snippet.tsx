import type { WheelPrize } from '@fortuna/domain/model/promotions-wheels.ts';
import { Wheel } from '@fortuna/ui/components/Wheel/Wheel.tsx';
import type { WheelState } from '@fortuna/ui/components/Wheel/wheel-props.ts';
import { useState } from 'react';

const prizes: readonly WheelPrize[] = [
  { id: 1, name: 'R$\u00a05,00', iconUrl: null, prize: { kind: 'cash', amount: 500 } },
  { id: 2, name: 'Mais um giro', iconUrl: null, prize: { kind: 'spins', count: 1 } },
  { id: 3, name: '20 pontos', iconUrl: null, prize: { kind: 'points', count: 20 } },
  { id: 4, name: 'Nada', iconUrl: null, prize: { kind: 'nothing' } },
];

/** The server's answer moves it on: `{ kind: 'landed', result, message }`. */
export function Example() {
  const [state, setState] = useState<WheelState>({ kind: 'ready' });
  return (
    <Wheel
      state={state}
      prizes={prizes}
      words={{
        spin: 'Girar',
        spinning: 'Girando',
        loading: 'Carregando a roleta',
        label: 'Roleta diária',
        prizes: 'Prêmios da roleta',
      }}
      spinsText="1 giro disponível"
      onSpin={() => setState({ kind: 'spinning' })}
    />
  );
}
