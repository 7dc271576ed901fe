import { Button } from '@fortuna/ui/components/Button/Button.tsx';
import { TextField } from '@fortuna/ui/components/Field/TextField.tsx';
import { FormError } from '@fortuna/ui/components/FormError/FormError.tsx';
import { type FormEvent, useState } from 'react';

export function Example() {
  const [attempt, setAttempt] = useState<object | null>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAttempt({});
  };
  return (
    <form onSubmit={send} noValidate>
      {attempt && <FormError message="O usuário ou a senha está incorreto." attempt={attempt} />}
      <TextField label="Nome de usuário" name="name" />
      <Button type="submit" variant="primary">
        Entrar
      </Button>
    </form>
  );
}
