import { TextField } from '@fortuna/ui/components/Field/TextField.tsx';
import { useState } from 'react';

export function Example() {
  const [name, setName] = useState('');
  return (
    <TextField
      label="Nome de usuário"
      name="name"
      hint="De 4 a 16 letras ou números"
      error={name.length > 16 ? 'Use no máximo 16 letras ou números' : undefined}
      autoComplete="username"
      value={name}
      onChange={(event) => setName(event.currentTarget.value)}
    />
  );
}
