import { Tabs } from '@fortuna/ui/components/Tabs/Tabs.tsx';
import { useState } from 'react';

type Part = 'deposit' | 'withdraw';

/** Which one is shown is the page's to know: it may stand in the address. */
export function Example() {
  const [part, setPart] = useState<Part>('deposit');
  return (
    <Tabs<Part>
      label="Registros"
      items={[
        { id: 'deposit', label: 'Depósitos', count: 2, content: <p>Dois depósitos neste mês.</p> },
        { id: 'withdraw', label: 'Saques', content: <p>Nenhum saque neste mês.</p> },
      ]}
      value={part}
      onChange={setPart}
    />
  );
}
