import { RadioGroup } from '@fortuna/ui/components/RadioGroup/RadioGroup.tsx';
import { useState } from 'react';

type Subject = 'bug' | 'money' | 'idea';

/** Nothing is chosen for the player; what is missing is said when the form is sent. */
export function Example() {
  const [subject, setSubject] = useState<Subject | null>(null);
  return (
    <RadioGroup<Subject>
      legend="Assunto"
      options={[
        { value: 'money', label: 'Depósito ou saque' },
        { value: 'bug', label: 'Algo não funciona' },
        { value: 'idea', label: 'Uma sugestão' },
      ]}
      value={subject}
      onChange={setSubject}
    />
  );
}
