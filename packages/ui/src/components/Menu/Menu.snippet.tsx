import { IconButton } from '@fortuna/ui/components/IconButton/IconButton.tsx';
import { Menu } from '@fortuna/ui/components/Menu/Menu.tsx';
import { useState } from 'react';

const key = '529.982.247-25';

/** Its button keeps its own name: it says whose actions these are. */
export function Example() {
  const [isRemoved, setRemoved] = useState(false);
  if (isRemoved) return <p>Chave removida.</p>;
  return (
    <Menu
      trigger={<IconButton icon="list" label={`Opções da chave ${key}`} />}
      items={[
        {
          key: 'copy',
          label: 'Copiar chave',
          icon: 'copy',
          onSelect: () => void navigator.clipboard.writeText(key),
        },
        { key: 'remove', label: 'Remover', icon: 'close', tone: 'danger', onSelect: () => setRemoved(true) },
      ]}
    />
  );
}
