import { PinInput } from '@fortuna/ui/components/PinInput/PinInput.tsx';
import { useState } from 'react';

/** One box under six drawn cells. */
export function Example() {
  const [pin, setPin] = useState('');
  return (
    <PinInput
      label="Senha de saque"
      name="pin"
      length={6}
      value={pin}
      onChange={setPin}
      hint="Seis números"
    />
  );
}
