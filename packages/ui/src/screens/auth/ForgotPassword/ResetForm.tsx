import type { Problem } from '@fortuna/domain/problem.ts';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { Button } from '../../../components/Button/Button.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { AccountName } from '../../form/AccountName.tsx';
import { FormMessage } from '../../form/FormMessage.tsx';
import { FormStack } from '../../form/form-parts.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { useCheckedForm } from '../../form/useCheckedForm.ts';
import { unbroken } from '../../page/unbroken.ts';
import { CodeField } from '../parts/CodeField.tsx';
import { NewPasswordFields } from '../parts/NewPasswordFields.tsx';
import { codeSchema, newPasswordSchema } from '../parts/new-password-schema.ts';
import { ResendCode, SentCode } from '../parts/SentCode.tsx';
import type { SentCodeView } from '../parts/sent-code.ts';
import type { CodeAndPassword } from './ForgotPassword.view.ts';

export interface ResetFormProps {
  readonly name: string;
  readonly sent: SentCodeView;
  readonly isSubmitting: boolean;
  readonly problem: Problem | null;
  readonly mayBeDone: boolean;
  readonly onReset: (input: CodeAndPassword) => void;
  readonly onResend: () => void;
  readonly onOtherName: () => void;
  readonly onLogin: () => void;
  readonly onStopWaiting: () => void;
}

/** The code of the mail, and the new password. */
export function ResetForm(props: ResetFormProps) {
  const { name, sent, isSubmitting, problem, mayBeDone } = props;
  const { onReset, onResend, onOtherName, onLogin, onStopWaiting } = props;
  const { t } = useTranslation('auth-password');
  const { form, submitting, placed } = useCheckedForm({
    problem,
    defaultValues: { code: '', password: '', passwordConfirmation: '' },
    schemaFor: (typed) => v.object({ ...codeSchema(t).entries, ...newPasswordSchema(t, typed).entries }),
  });
  const { errors } = form.formState;
  return (
    <FormStack noValidate onSubmit={submitting((input) => onReset(input))} aria-label={t('code.title')}>
      <SectionHeader title={t('code.title')} />
      <SentCode view={sent}>{unbroken(t(sent.isOwn ? 'forgot.entered' : 'forgot.sent'))}</SentCode>
      <FormMessage errors={errors} problem={problem} placed={placed} />
      {mayBeDone && (
        <Notice action={<Button onClick={onLogin}>{t('forgot.maybe.action')}</Button>}>
          {t('forgot.maybe.text')}
        </Notice>
      )}
      <AccountName name={name} />
      <Controller
        control={form.control}
        name="code"
        render={({ field }) => <CodeField {...field} error={errors.code?.message} />}
      />
      <NewPasswordFields
        password={form.register('password')}
        confirmation={form.register('passwordConfirmation')}
        errors={errors}
        typed={form.watch('password')}
        loginName={name}
      />
      <Notice>{t('forgot.endsAll')}</Notice>
      <SubmitButton isPending={isSubmitting} onStopWaiting={onStopWaiting}>
        {t('forgot.submit')}
      </SubmitButton>
      {!isSubmitting && (
        <>
          <ResendCode view={sent} onResend={onResend} onStopWaiting={onStopWaiting} />
          <Button variant="quiet" isWide onClick={onOtherName}>
            {t('forgot.otherName')}
          </Button>
        </>
      )}
    </FormStack>
  );
}
