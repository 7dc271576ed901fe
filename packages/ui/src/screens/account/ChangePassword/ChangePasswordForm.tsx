import type { Member } from '@fortuna/domain/model/auth.ts';
import type { Problem } from '@fortuna/domain/problem.ts';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { PasswordField } from '../../../components/PasswordInput/PasswordField.tsx';
import { NewPasswordFields } from '../../auth/parts/NewPasswordFields.tsx';
import { newPasswordSchema } from '../../auth/parts/new-password-schema.ts';
import { AccountName } from '../../form/AccountName.tsx';
import { FormMessage } from '../../form/FormMessage.tsx';
import { FormStack } from '../../form/form-parts.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { useCheckedForm } from '../../form/useCheckedForm.ts';
import { ForgottenPassword } from '../parts/ForgottenPassword.tsx';
import type { NewLoginPassword } from './ChangePassword.view.ts';

export interface ChangePasswordFormProps {
  readonly member: Member;
  readonly isSubmitting: boolean;
  readonly problem: Problem | null;
  readonly onSubmit: (input: NewLoginPassword) => void;
  readonly onStopWaiting: () => void;
}

/** The old password once, the new one twice; what it ends is said before. */
export function ChangePasswordForm(props: ChangePasswordFormProps) {
  const { member, isSubmitting, problem, onSubmit, onStopWaiting } = props;
  const { t } = useTranslation('account-security');
  const { t: tPassword } = useTranslation('auth-password');
  const { t: tControls } = useTranslation('controls');
  const { form, submitting, placed } = useCheckedForm({
    problem,
    defaultValues: { oldPassword: '', password: '', passwordConfirmation: '' },
    schemaFor: (typed) =>
      v.object({
        oldPassword: v.pipe(v.string(), v.nonEmpty(t('password.oldMissing'))),
        ...newPasswordSchema(tPassword, typed).entries,
      }),
  });
  const { errors } = form.formState;
  return (
    <FormStack noValidate onSubmit={submitting((input) => onSubmit(input))} aria-label={t('password.title')}>
      <Notice>{t('password.endsOthers')}</Notice>
      <FormMessage errors={errors} problem={problem} placed={placed} />
      <AccountName name={member.name} />
      <PasswordField
        {...form.register('oldPassword')}
        label={t('password.old')}
        error={errors.oldPassword?.message}
        showLabel={tControls('showPassword')}
        hideLabel={tControls('hidePassword')}
      />
      <NewPasswordFields
        password={form.register('password')}
        confirmation={form.register('passwordConfirmation')}
        errors={errors}
        typed={form.watch('password')}
        loginName={member.name}
      />
      <SubmitButton isPending={isSubmitting} onStopWaiting={onStopWaiting}>
        {t('password.submit')}
      </SubmitButton>
      <ForgottenPassword member={member} />
    </FormStack>
  );
}
