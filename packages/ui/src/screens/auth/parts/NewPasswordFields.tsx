import { passwordStrength, passwordStrengths } from '@fortuna/domain/password-strength.ts';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PasswordField } from '../../../components/PasswordInput/PasswordField.tsx';
import { Progress } from '../../../components/Progress/Progress.tsx';
import { vars } from '../../../theme/vars.ts';

export interface NewPasswordFieldsProps {
  readonly password: UseFormRegisterReturn;
  readonly confirmation: UseFormRegisterReturn;
  readonly errors: {
    readonly password?: { readonly message?: string };
    readonly passwordConfirmation?: { readonly message?: string };
  };
  /** What stands in the first field: how well it holds is said below it. */
  readonly typed: string;
  /** A password with it inside is easily guessed. */
  readonly loginName: string;
}

const Strength = styled.div`
  display: grid;
  gap: ${vars.space.s2};
  > p {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
  }
`;

/** A new login password, twice, and how well it holds. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { password, confirmation, errors, typed, loginName } = props;
  const { t } = useTranslation('auth-password');
  const { t: tControls } = useTranslation('controls');
  const words = { showLabel: tControls('showPassword'), hideLabel: tControls('hidePassword') };
  const strength = passwordStrength(typed, loginName);
  return (
    <>
      <PasswordField
        {...password}
        {...words}
        label={t('new.password')}
        hint={t('new.hint')}
        error={errors.password?.message}
        autoComplete="new-password"
      />
      {strength !== null && (
        <Strength>
          <Progress
            kind="meter"
            label={t('strength.label')}
            value={passwordStrengths.indexOf(strength) + 1}
            max={passwordStrengths.length}
            valueText={t(`strength.${strength}`)}
          />
          <p role="status">{t(`strength.why.${strength}`)}</p>
        </Strength>
      )}
      <PasswordField
        {...confirmation}
        {...words}
        label={t('new.confirmation')}
        error={errors.passwordConfirmation?.message}
        autoComplete="new-password"
      />
    </>
  );
}
