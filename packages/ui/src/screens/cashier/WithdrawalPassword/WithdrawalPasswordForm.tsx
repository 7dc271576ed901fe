import { withdrawalPasswordLength } from '@fortuna/domain/credentials.ts';
import type { Problem } from '@fortuna/domain/problem.ts';
import type { TFunction } from 'i18next';
import { Controller } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { PasswordField } from '../../../components/PasswordInput/PasswordField.tsx';
import { PinInput } from '../../../components/PinInput/PinInput.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { FormMessage } from '../../form/FormMessage.tsx';
import { FormStack } from '../../form/form-parts.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { useCheckedForm } from '../../form/useCheckedForm.ts';
import { helpHref } from '../../help.ts';
import { NarrowPart, QuietLine } from '../parts/cashier-layout.tsx';
import { newPinSchema } from '../parts/pin-schema.ts';
import type { NewWithdrawalPassword } from './WithdrawalPassword.view.ts';

export interface WithdrawalPasswordFormProps {
  readonly isSubmitting: boolean;
  readonly problem: Problem | null;
  readonly onSubmit: (input: NewWithdrawalPassword) => void;
  readonly onStopWaiting: () => void;
}

function schema(t: TFunction<'cashier'>) {
  return v.pipe(
    v.object({
      ...newPinSchema(t).entries,
      withdrawalPasswordConfirmation: v.pipe(
        v.string(),
        v.nonEmpty(t('validation.withdrawalPasswordRepeat')),
      ),
      password: v.pipe(v.string(), v.nonEmpty(t('validation.password'))),
    }),
    v.forward(
      v.partialCheck(
        [['withdrawalPassword'], ['withdrawalPasswordConfirmation']],
        (input) => input.withdrawalPassword === input.withdrawalPasswordConfirmation,
        t('validation.withdrawalPasswordsDiffer'),
      ),
      ['withdrawalPasswordConfirmation'],
    ),
  );
}

/** Six digits twice, and the login password as proof. */
export function WithdrawalPasswordForm({
  isSubmitting,
  problem,
  onSubmit,
  onStopWaiting,
}: WithdrawalPasswordFormProps) {
  const { t } = useTranslation('cashier');
  const { t: tControls } = useTranslation('controls');
  const { form, submitting, placed } = useCheckedForm({
    problem,
    defaultValues: { withdrawalPassword: '', withdrawalPasswordConfirmation: '', password: '' },
    schemaFor: () => schema(t),
  });
  const { errors } = form.formState;
  return (
    <NarrowPart>
      <FormStack
        noValidate
        onSubmit={submitting(
          ({ withdrawalPassword, withdrawalPasswordConfirmation: confirmation, password }) =>
            onSubmit({ withdrawalPassword, confirmation, password }),
        )}
        aria-label={t('withdrawalPassword.title')}
      >
        <FormMessage errors={errors} problem={problem} placed={placed} />
        <Controller
          control={form.control}
          name="withdrawalPassword"
          render={({ field }) => (
            <PinInput
              {...field}
              label={t('withdrawalPassword.pin')}
              hint={t('withdrawalPassword.pinHint')}
              error={errors.withdrawalPassword?.message}
              length={withdrawalPasswordLength}
            />
          )}
        />
        <Controller
          control={form.control}
          name="withdrawalPasswordConfirmation"
          render={({ field }) => (
            <PinInput
              {...field}
              label={t('withdrawalPassword.repeat')}
              error={errors.withdrawalPasswordConfirmation?.message}
              length={withdrawalPasswordLength}
            />
          )}
        />
        <PasswordField
          {...form.register('password')}
          label={t('withdrawalPassword.password')}
          hint={t('withdrawalPassword.passwordHint')}
          error={errors.password?.message}
          showLabel={tControls('showPassword')}
          hideLabel={tControls('hidePassword')}
        />
        <SubmitButton isPending={isSubmitting} onStopWaiting={onStopWaiting}>
          {t('withdrawalPassword.submit')}
        </SubmitButton>
        <QuietLine>
          <Trans
            t={t}
            i18nKey="withdrawalPassword.noLoginPassword"
            components={{ support: <TextLink href={helpHref('loginPassword')}>{''}</TextLink> }}
          />
        </QuietLine>
      </FormStack>
    </NarrowPart>
  );
}
