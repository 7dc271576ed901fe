import { withdrawalPasswordLength } from '@fortuna/domain/credentials.ts';
import { formatMoneyPlain } from '@fortuna/domain/money.ts';
import type { Problem } from '@fortuna/domain/problem.ts';
import { useEffect, useEffectEvent } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useArrival } from '../../../components/arrival.ts';
import { BankCardItem } from '../../../components/BankCardItem/BankCardItem.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { FeeSummary } from '../../../components/FeeSummary/FeeSummary.tsx';
import { KeyValueList } from '../../../components/KeyValueList/KeyValueList.tsx';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { vars } from '../../../theme/vars.ts';
import { FormMessage } from '../../form/FormMessage.tsx';
import { FormStack } from '../../form/form-parts.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { useCheckedForm } from '../../form/useCheckedForm.ts';
import { WithdrawalPinField } from '../../form/WithdrawalPinField.tsx';
import { helpHref } from '../../help.ts';
import { ActionBar } from '../../page/ActionBar.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { accountIcon, accountText, accountTitle } from '../parts/account-text.ts';
import { Actions, QuietLine } from '../parts/cashier-layout.tsx';
import { ChipPass } from '../parts/chips/ChipPass.tsx';
import { MoneyStep, Side } from '../parts/MoneyStep.tsx';
import { pinSchema } from '../parts/pin-schema.ts';
import { useFeeLines } from './useFeeLines.ts';
import type { WithdrawalSummary } from './Withdraw.view.ts';

export interface ConfirmWithdrawalProps {
  readonly summary: WithdrawalSummary;
  /** What the last attempt met: a wrong password stays on this step. */
  readonly problem: Problem | null;
  readonly isSubmitting: boolean;
  readonly onConfirm: (withdrawalPassword: string) => void;
  readonly onStopWaiting: () => void;
  readonly onBack: () => void;
}

/** On the axis of the button above them, which alone has the leading colour. */
const OtherWays = styled(Actions)`
  text-align: center;
  > [data-variant='quiet'] {
    color: ${vars.color.text};
  }
`;

/** Everything once more, fees and what arrives included, and the six digits that send it. */
export function ConfirmWithdrawal(props: ConfirmWithdrawalProps) {
  const { summary, problem, isSubmitting, onConfirm, onStopWaiting, onBack } = props;
  const { t } = useTranslation('cashier');
  const language = useSiteLanguage();
  const { cashier } = useBrand().layout;
  const fees = useFeeLines(summary);
  const { form, submitting, placed } = useCheckedForm({
    problem,
    defaultValues: { withdrawalPassword: '' },
    schemaFor: () => pinSchema(t),
  });
  const { errors } = form.formState;
  const digits = form.watch('withdrawalPassword').length;

  const startOver = useEffectEvent(() => form.setValue('withdrawalPassword', ''));
  useEffect(() => {
    if (problem !== null) startOver();
  }, [problem]);

  const account = (
    <BankCardItem
      kind={summary.account.kind}
      icon={accountIcon(summary.account)}
      title={`${t('withdraw.confirm.to')}: ${accountTitle(t, summary.account)}`}
      account={accountText(summary.account)}
      ownerName={summary.account.ownerName}
    />
  );

  return (
    <MoneyStep ref={useArrival<HTMLDivElement>()} data-part="withdraw-confirm">
      <SectionHeader title={t('withdraw.confirm.title')} />
      <Side>
        {cashier === 'chips' && (
          <ChipPass amount={formatMoneyPlain(summary.amount, language)}>{account}</ChipPass>
        )}
        <FeeSummary {...fees} />
        {cashier !== 'chips' && account}
        {summary.remark !== '' && (
          <KeyValueList items={[{ id: 'remark', label: t('order.remark'), value: summary.remark }]} />
        )}
      </Side>
      <FormStack
        noValidate
        onSubmit={submitting(({ withdrawalPassword }) => onConfirm(withdrawalPassword))}
        aria-label={t('withdraw.confirm.title')}
      >
        <FormMessage errors={errors} problem={problem} placed={placed} />
        <WithdrawalPinField
          control={form.control}
          name="withdrawalPassword"
          label={t('withdraw.confirm.password')}
          hint={t('withdraw.confirm.passwordHint')}
        />
        <ActionBar data-narrow="">
          <SubmitButton
            isPending={isSubmitting}
            isWaiting={digits < withdrawalPasswordLength}
            onStopWaiting={onStopWaiting}
          >
            {t('withdraw.confirm.submit')}
          </SubmitButton>
        </ActionBar>
        <OtherWays>
          {!isSubmitting && (
            <Button variant="quiet" isWide onClick={onBack}>
              {t('withdraw.confirm.back')}
            </Button>
          )}
          <QuietLine>
            <Trans
              t={t}
              i18nKey="withdraw.confirm.forgot"
              components={{ support: <TextLink href={helpHref('withdrawalPassword')}>{''}</TextLink> }}
            />
          </QuietLine>
        </OtherWays>
      </FormStack>
    </MoneyStep>
  );
}
