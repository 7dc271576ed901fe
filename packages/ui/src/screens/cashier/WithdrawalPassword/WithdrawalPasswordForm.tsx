import type { Problem } from '@fortuna/domain/problem.ts';
import type { TFunction } from 'i18next';
import { Trans, useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { PasswordField } from '../../../components/PasswordInput/PasswordField.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { FormMessage } from '../../form/FormMessage.tsx';
import { FormStack } from '../../form/form-parts.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { useCheckedForm } from '../../form/useCheckedForm.ts';
import { WithdrawalPinField } from '../../form/WithdrawalPinField.tsx';
import { helpHref } from '../../help.ts';
import { NarrowPart, QuietLine } from '../parts/cashier-layout.tsx';
import { newPinSchema } from '../parts/pin-schema.ts';
import type { NewWithdrawalPassword } from './WithdrawalPassword.view.ts';

export interface WithdrawalPasswordFormProps {
  /** Who has none is not asked for it. */
  readonly hasLoginPassword: boolean;
  readonly isSubmitting: boolean;
  readonly problem: Problem | null;
  readonly onSubmit: (input: NewWithdrawalPassword) => void;
  readonly onStopWaiting: () => void;
}

function schema(t: TFunction<'cashier'>, hasLoginPassword: boolean) {
  return v.pipe(
    v.object({
      ...newPinSchema(t).entries,
      withdrawalPasswordConfirmation: v.pipe(
        v.string(),
        v.nonEmpty(t('validation.withdrawalPasswordRepeat')),
      ),
      password: hasLoginPassword ? v.pipe(v.string(), v.nonEmpty(t('validation.password'))) : v.string(),
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

/** Six digits twice, and the login password as proof of those who have one. */
export function WithdrawalPasswordForm({
  hasLoginPassword,
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
    schemaFor: () => schema(t, hasLoginPassword),
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
        <WithdrawalPinField
          control={form.control}
          name="withdrawalPassword"
          label={t('withdrawalPassword.pin')}
          hint={t('withdrawalPassword.pinHint')}
        />
        <WithdrawalPinField
          control={form.control}
          name="withdrawalPasswordConfirmation"
          label={t('withdrawalPassword.repeat')}
        />
        {hasLoginPassword && (
          <PasswordField
            {...form.register('password')}
            label={t('withdrawalPassword.password')}
            hint={t('withdrawalPassword.passwordHint')}
            error={errors.password?.message}
            showLabel={tControls('showPassword')}
            hideLabel={tControls('hidePassword')}
          />
        )}
        <SubmitButton isPending={isSubmitting} onStopWaiting={onStopWaiting}>
          {t('withdrawalPassword.submit')}
        </SubmitButton>
        {hasLoginPassword && (
          <QuietLine>
            <Trans
              t={t}
              i18nKey="withdrawalPassword.noLoginPassword"
              components={{ support: <TextLink href={helpHref('loginPassword')}>{''}</TextLink> }}
            />
          </QuietLine>
        )}
      </FormStack>
    </NarrowPart>
  );
}
