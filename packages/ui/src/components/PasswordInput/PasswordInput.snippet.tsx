import { PasswordField } from '@fortuna/ui/components/PasswordInput/PasswordField.tsx';
import { useTranslation } from 'react-i18next';

/** `PasswordField` is the box in its `Field`. */
export function Example() {
  const { t } = useTranslation('controls');
  return (
    <PasswordField
      label="Nova senha"
      name="password"
      hint="De 8 a 20 letras e números"
      autoComplete="new-password"
      showLabel={t('showPassword')}
      hideLabel={t('hidePassword')}
    />
  );
}
