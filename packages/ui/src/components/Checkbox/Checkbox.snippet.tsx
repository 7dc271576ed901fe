import { Checkbox } from '@fortuna/ui/components/Checkbox/Checkbox.tsx';
import { useState } from 'react';

export function Example() {
  const [isChecked, setChecked] = useState(false);
  return (
    <Checkbox
      label="Lembrar meu usuário neste aparelho"
      name="remember"
      checked={isChecked}
      onChange={(event) => setChecked(event.currentTarget.checked)}
    />
  );
}
