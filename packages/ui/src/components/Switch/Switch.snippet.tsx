import { Switch } from '@fortuna/ui/components/Switch/Switch.tsx';
import { useState } from 'react';

/** It holds from the press on: there is no button to save it. */
export function Example() {
  const [isOn, setOn] = useState(false);
  return (
    <Switch
      label="Avisos por e-mail"
      hint="Só promoções em que você pode entrar"
      checked={isOn}
      onChange={(event) => setOn(event.currentTarget.checked)}
    />
  );
}
