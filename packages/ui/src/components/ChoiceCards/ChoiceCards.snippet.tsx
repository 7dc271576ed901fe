import { ChoiceCards } from '@fortuna/ui/components/ChoiceCards/ChoiceCards.tsx';
import { useState } from 'react';

type Channel = 'brisa' | 'enseada';

export function Example() {
  const [channel, setChannel] = useState<Channel | null>(null);
  return (
    <ChoiceCards<Channel>
      legend="Canal"
      name="channel"
      choices={[
        { value: 'brisa', title: 'PIX Brisa', detail: 'R$ 20,00 a R$ 5.000,00', mark: 'Na hora' },
        { value: 'enseada', title: 'PIX Enseada', disabledReason: 'Em manutenção' },
      ]}
      value={channel}
      onChange={setChannel}
    />
  );
}
