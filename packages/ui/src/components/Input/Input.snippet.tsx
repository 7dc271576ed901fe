import { Field } from '@fortuna/ui/components/Field/Field.tsx';
import { Input } from '@fortuna/ui/components/Input/Input.tsx';
import { useState } from 'react';

/** The field names the box: what it hands over is spread on it. */
export function Example() {
  const [email, setEmail] = useState('');
  return (
    <Field label="E-mail" hint="É para lá que vai o código">
      {(control) => (
        <Input
          {...control}
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
