import { SelectField } from '@fortuna/ui/components/Select/SelectField.tsx';
import { useState } from 'react';

/** `SelectField` is the list in its `Field`. */
export function Example() {
  const [bank, setBank] = useState('');
  return (
    <SelectField
      label="Banco"
      name="bank"
      placeholder="Escolha o banco"
      options={[
        { value: '001', label: 'Banco do Brasil' },
        { value: '104', label: 'Caixa Econômica Federal' },
      ]}
      value={bank}
      onChange={(event) => setBank(event.currentTarget.value)}
    />
  );
}
