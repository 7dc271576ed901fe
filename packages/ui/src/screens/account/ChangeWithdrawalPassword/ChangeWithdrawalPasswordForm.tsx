import type { Member } from '@fortuna/domain/model/auth.ts';
import type { Problem } from '@fortuna/domain/problem.ts';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { PasswordField } from '../../../components/PasswordInput/PasswordField.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { AccountName } from '../../form/AccountName.tsx';
import { FormMessage } from '../../form/FormMessage.tsx';
import { FormStack } from '../../form/form-parts.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { useCheckedForm } from '../../form/useCheckedForm.ts';
import { WithdrawalPinField } from '../../form/WithdrawalPinField.tsx';
import { helpHref } from '../../help.ts';
import { Quiet } from '../parts/Quiet.ts';
import type { ChangedWithdrawalPassword } from './ChangeWithdrawalPassword.view.ts';
import {
  changeWithdrawalPasswordSchema,
  type WithdrawalPasswordValues,
  type WithdrawalProof,
} from './change-withdrawal-password-schema.ts';

export interface ChangeWithdrawalPasswordFormProps {
  readonly member: Member;
  readonly isSubmitting: boolean;
  readonly problem: Problem | null;
  readonly onSubmit: (input: ChangedWithdrawalPassword) => void;
  readonly onStopWaiting: () => void;
}

/** At the end of the label's line, which it does not make higher. */
const empty: WithdrawalPasswordValues = {
  oldWithdrawalPassword: '',
  password: '',
  withdrawalPassword: '',
  withdrawalPasswordConfirmation: '',
};

/** One proof, and six new digits twice. */
export function ChangeWithdrawalPasswordForm(props: ChangeWithdrawalPasswordFormProps) {
  const { member, isSubmitting, problem, onSubmit, onStopWaiting } = props;
  const { t } = useTranslation('account-security');
  const { t: tCashier } = useTranslation('cashier');
  const { t: tControls } = useTranslation('controls');
  const [proof, setProof] = useState<WithdrawalProof>('old');
  const { form, submitting, placed } = useCheckedForm({
    problem,
    defaultValues: empty,
    schemaFor: (typed) => changeWithdrawalPasswordSchema({ t, tCashier }, proof, typed),
  });
  const { errors } = form.formState;
  const other: WithdrawalProof = proof === 'old' ? 'login' : 'old';

  const handleSubmit = submitting(({ oldWithdrawalPassword, password, ...fresh }) =>
    onSubmit(proof === 'old' ? { ...fresh, oldWithdrawalPassword } : { ...fresh, password }),
  );
  const otherWay = member.hasLoginPassword && (
    <Button
      variant="quiet"
      isWide
      onClick={() => {
        setProof(other);
        form.clearErrors();
      }}
    >
      {t(proof === 'old' ? 'withdrawalPassword.forgot' : 'withdrawalPassword.remembered')}
    </Button>
  );
  return (
    <FormStack noValidate onSubmit={handleSubmit} aria-label={t('withdrawalPassword.title')}>
      <FormMessage errors={errors} problem={problem} placed={placed} />
      {proof === 'old' ? (
        <WithdrawalPinField
          control={form.control}
          name="oldWithdrawalPassword"
          label={t('withdrawalPassword.old')}
        />
      ) : (
        <>
          <AccountName name={member.name} />
          <PasswordField
            {...form.register('password')}
            label={t('withdrawalPassword.password')}
            hint={t('withdrawalPassword.passwordHint')}
            error={errors.password?.message}
            showLabel={tControls('showPassword')}
            hideLabel={tControls('hidePassword')}
          />
        </>
      )}
      {!member.hasLoginPassword && (
        <Quiet>
          <Trans
            t={t}
            i18nKey="withdrawalPassword.askSupport"
            components={{ support: <TextLink href={helpHref('withdrawalPassword')}>{''}</TextLink> }}
          />
        </Quiet>
      )}
      <WithdrawalPinField
        control={form.control}
        name="withdrawalPassword"
        label={t('withdrawalPassword.new')}
        hint={t('withdrawalPassword.newHint')}
      />
      <WithdrawalPinField
        control={form.control}
        name="withdrawalPasswordConfirmation"
        label={t('withdrawalPassword.repeat')}
      />
      <SubmitButton isPending={isSubmitting} onStopWaiting={onStopWaiting}>
        {t('withdrawalPassword.submit')}
      </SubmitButton>
      {otherWay}
    </FormStack>
  );
}
