import { LanguagePicker } from '@fortuna/ui/components/LanguagePicker/LanguagePicker.tsx';
import { useState } from 'react';

/** Each language under the name that it has for itself. */
export function Example() {
  const [language, setLanguage] = useState('pt');
  return (
    <LanguagePicker
      label="Idioma"
      options={[
        { value: 'pt', name: 'Português', tag: 'pt-BR' },
        { value: 'en', name: 'English', tag: 'en' },
      ]}
      value={language}
      onChange={setLanguage}
    />
  );
}
