import { formatMoney } from '@fortuna/domain/money.ts';
import { StatTiles } from '@fortuna/ui/components/StatTiles/StatTiles.tsx';

/** A figure that is still on its way is null. */
export function Example() {
  return (
    <StatTiles
      loadingLabel="Carregando"
      stats={[
        { label: 'Comissão de ontem', value: formatMoney(4_218, 'pt'), tone: 'win' },
        { label: 'Indicados', value: '12' },
        { label: 'A receber', value: null },
      ]}
    />
  );
}
