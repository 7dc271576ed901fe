import { TextareaField } from '@fortuna/ui/components/Textarea/Textarea.tsx';
import { useState } from 'react';

/** `TextareaField` is the box in its `Field`. */
export function Example() {
  const [message, setMessage] = useState('');
  return (
    <TextareaField
      label="Mensagem"
      name="message"
      hint="Até 500 letras"
      maxLength={500}
      value={message}
      onChange={(event) => setMessage(event.currentTarget.value)}
    />
  );
}
