import type { PixKeyType } from '@fortuna/domain/pix-key.ts';
import { PixKeyField } from '@fortuna/ui/components/PixKeyField/PixKeyField.tsx';
import { Select } from '@fortuna/ui/components/Select/Select.tsx';
import { useState } from 'react';

/** The kind is chosen, never guessed. */
export function Example() {
  const [type, setType] = useState<PixKeyType>('cpf');
  const [key, setKey] = useState('');
  return (
    <>
      <Select
        aria-label="Tipo de chave"
        options={[
          { value: 'cpf', label: 'CPF' },
          { value: 'phone', label: 'Celular' },
        ]}
        value={type}
        onChange={(event) => setType(event.currentTarget.value === 'phone' ? 'phone' : 'cpf')}
      />
      <PixKeyField type={type} label="Chave PIX" name="account" value={key} onChange={setKey} />
    </>
  );
}
