import { parseEmail } from '@fortuna/domain/email.ts';
import type { Problem } from '@fortuna/domain/problem.ts';
import type { TFunction } from 'i18next';
import { Trans, useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { Button } from '../../../components/Button/Button.tsx';
import { TextField } from '../../../components/Field/TextField.tsx';
import { FormMessage } from '../../form/FormMessage.tsx';
import { FormStack } from '../../form/form-parts.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { useCheckedForm } from '../../form/useCheckedForm.ts';

export interface AddressFormProps {
  /** The address that is bound so far. */
  readonly bound: string | null;
  /** What was typed before. */
  readonly email: string;
  readonly isSubmitting: boolean;
  readonly problem: Problem | null;
  readonly onSend: (email: string) => void;
  readonly onHaveCode: (email: string) => void;
  readonly onStopWaiting: () => void;
}

/** The longest that the platform takes. */
const maxLength = 77;

function schema(t: TFunction<'account-security'>, bound: string | null) {
  return v.object({
    email: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(t('email.addressMissing')),
      v.maxLength(maxLength, t('email.addressFormat')),
      v.check((text) => parseEmail(text) !== null, t('email.addressFormat')),
      v.transform((text) => parseEmail(text) ?? text),
      v.check((email) => email !== bound, t('email.addressSame')),
    ),
  });
}

/** Where the code is to go. */
export function AddressForm(props: AddressFormProps) {
  const { bound, email, isSubmitting, problem, onSend, onHaveCode, onStopWaiting } = props;
  const { t } = useTranslation('account-security');
  const { t: tPassword } = useTranslation('auth-password');
  const { form, submitting, placed } = useCheckedForm({
    problem,
    defaultValues: { email },
    schemaFor: () => schema(t, bound),
  });
  const { errors } = form.formState;
  return (
    <FormStack noValidate onSubmit={submitting((typed) => onSend(typed.email))} aria-label={t('email.send')}>
      <FormMessage errors={errors} problem={problem} placed={placed} />
      <TextField
        {...form.register('email')}
        label={t(bound === null ? 'email.address' : 'email.newAddress')}
        hint={
          bound !== null && (
            <Trans t={t} i18nKey="email.current" values={{ email: bound }} components={{ email: <bdi /> }} />
          )
        }
        error={errors.email?.message}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SubmitButton isPending={isSubmitting} onStopWaiting={onStopWaiting}>
        {t('email.send')}
      </SubmitButton>
      {!isSubmitting && (
        <Button variant="quiet" isWide onClick={submitting((typed) => onHaveCode(typed.email))}>
          {tPassword('code.have')}
        </Button>
      )}
    </FormStack>
  );
}
