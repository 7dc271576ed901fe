import type { Problem } from '@fortuna/domain/problem.ts';
import { Controller } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { CodeField } from '../../auth/parts/CodeField.tsx';
import { codeSchema } from '../../auth/parts/new-password-schema.ts';
import { ResendCode, SentCode } from '../../auth/parts/SentCode.tsx';
import type { SentCodeView } from '../../auth/parts/sent-code.ts';
import { FormMessage } from '../../form/FormMessage.tsx';
import { FormStack } from '../../form/form-parts.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { useCheckedForm } from '../../form/useCheckedForm.ts';

export interface EmailCodeFormProps {
  readonly email: string;
  readonly sent: SentCodeView;
  readonly isSubmitting: boolean;
  readonly problem: Problem | null;
  readonly onBind: (code: string) => void;
  readonly onResend: () => void;
  readonly onOtherAddress: () => void;
  readonly onStopWaiting: () => void;
}

/** The code that went to the address. */
export function EmailCodeForm(props: EmailCodeFormProps) {
  const { email, sent, isSubmitting, problem, onBind, onResend, onOtherAddress, onStopWaiting } = props;
  const { t } = useTranslation('account-security');
  const { t: tPassword } = useTranslation('auth-password');
  const { form, submitting, placed } = useCheckedForm({
    problem,
    defaultValues: { code: '' },
    schemaFor: () => codeSchema(tPassword),
  });
  const { errors } = form.formState;
  return (
    <FormStack
      noValidate
      onSubmit={submitting(({ code }) => onBind(code))}
      aria-label={tPassword('code.title')}
    >
      <SectionHeader title={tPassword('code.title')} />
      <SentCode view={sent}>
        <Trans
          t={t}
          i18nKey={sent.isOwn ? 'email.entered' : 'email.sent'}
          values={{ email }}
          components={{ email: <bdi /> }}
        />
      </SentCode>
      <FormMessage errors={errors} problem={problem} placed={placed} />
      <Controller
        control={form.control}
        name="code"
        render={({ field }) => <CodeField {...field} error={errors.code?.message} />}
      />
      <SubmitButton isPending={isSubmitting} onStopWaiting={onStopWaiting}>
        {t('email.submit')}
      </SubmitButton>
      {!isSubmitting && (
        <>
          <ResendCode view={sent} onResend={onResend} onStopWaiting={onStopWaiting} />
          <Button variant="quiet" isWide onClick={onOtherAddress}>
            {t('email.otherAddress')}
          </Button>
        </>
      )}
    </FormStack>
  );
}
