import { InstallButton, type InstallView } from '@fortuna/ui/components/InstallButton/InstallButton.tsx';
import { useState } from 'react';

/** On a device whose browser has a prompt of its own. */
export function Example() {
  const [view, setView] = useState<InstallView>({ kind: 'available' });
  return (
    <InstallButton
      view={view}
      label="Instalar o app"
      installedLabel="App instalado"
      onInstall={() => setView({ kind: 'installing' })}
    />
  );
}
