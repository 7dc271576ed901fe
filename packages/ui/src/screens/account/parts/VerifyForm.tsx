import type { Member } from '@fortuna/domain/model/auth.ts';
import type { Problem } from '@fortuna/domain/problem.ts';
import { Trans, useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { PasswordField } from '../../../components/PasswordInput/PasswordField.tsx';
import { AccountName } from '../../form/AccountName.tsx';
import { FormMessage } from '../../form/FormMessage.tsx';
import { FormStack } from '../../form/form-parts.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { useCheckedForm } from '../../form/useCheckedForm.ts';
import { ForgottenPassword } from './ForgottenPassword.tsx';
import { Quiet } from './Quiet.ts';

export interface VerifyFormProps {
  readonly member: Member;
  readonly isSubmitting: boolean;
  readonly problem: Problem | null;
  readonly onVerify: (password: string) => void;
  readonly onStopWaiting: () => void;
}

/** The login password, as proof of who is at the screen. */
export function VerifyForm({ member, isSubmitting, problem, onVerify, onStopWaiting }: VerifyFormProps) {
  const { t } = useTranslation('account-security');
  const { t: tControls } = useTranslation('controls');
  const { form, submitting, placed } = useCheckedForm({
    problem,
    defaultValues: { password: '' },
    schemaFor: () => v.object({ password: v.pipe(v.string(), v.nonEmpty(t('verify.missing'))) }),
  });
  const { errors } = form.formState;
  return (
    <FormStack
      noValidate
      onSubmit={submitting(({ password }) => onVerify(password))}
      aria-label={t('verify.title')}
    >
      <FormMessage errors={errors} problem={problem} placed={placed} />
      {member.email !== null && (
        <Quiet>
          <Trans
            t={t}
            i18nKey="email.current"
            values={{ email: member.email }}
            components={{ email: <bdi /> }}
          />
        </Quiet>
      )}
      <AccountName name={member.name} />
      <PasswordField
        {...form.register('password')}
        label={t('verify.password')}
        error={errors.password?.message}
        showLabel={tControls('showPassword')}
        hideLabel={tControls('hidePassword')}
      />
      <SubmitButton isPending={isSubmitting} onStopWaiting={onStopWaiting}>
        {t('verify.submit')}
      </SubmitButton>
      <ForgottenPassword member={member} />
    </FormStack>
  );
}
