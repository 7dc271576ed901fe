import { formatCpf, isCpf } from '@fortuna/domain/cpf.ts';
import { MaskedField } from '@fortuna/ui/components/MaskedField/MaskedField.tsx';
import { useState } from 'react';

/** The format is told by a function, the error when the box is left. */
export function Example() {
  const [cpf, setCpf] = useState('');
  const [isLeft, setLeft] = useState(false);
  return (
    <MaskedField
      label="CPF do titular"
      name="cpf"
      value={cpf}
      onChange={setCpf}
      format={formatCpf}
      inputMode="numeric"
      placeholder="000.000.000-00"
      error={isLeft && !isCpf(cpf) ? 'Informe um CPF válido' : undefined}
      onBlur={() => setLeft(true)}
    />
  );
}
