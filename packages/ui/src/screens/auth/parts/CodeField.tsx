import { digits } from '@fortuna/domain/text-pattern.ts';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { MaskedField } from '../../../components/MaskedField/MaskedField.tsx';
import { unbroken } from '../../page/unbroken.ts';

export interface CodeFieldProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

const codeLength = 6;

/** The six digits of a mail; phones offer what has just come. */
export function CodeField(props: CodeFieldProps) {
  const { t } = useTranslation('auth-password');
  return (
    <MaskedField
      {...props}
      label={t('code.label')}
      hint={unbroken(t('code.hint'))}
      format={(text) => digits(text).slice(0, codeLength)}
      inputMode="numeric"
      autoComplete="one-time-code"
    />
  );
}
