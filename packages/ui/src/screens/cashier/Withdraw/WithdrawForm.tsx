import {
  type BankAccount,
  ownMoney,
  type WithdrawalRules,
  withdrawalFees,
} from '@fortuna/domain/model/cashier.ts';
import { type Centavos, formatMoney } from '@fortuna/domain/money.ts';
import type { Problem } from '@fortuna/domain/problem.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useEffect, useEffectEvent } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { FeeSummary } from '../../../components/FeeSummary/FeeSummary.tsx';
import { TextField } from '../../../components/Field/TextField.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { FormMessage } from '../../form/FormMessage.tsx';
import { useCheckedForm } from '../../form/useCheckedForm.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { useWalletText } from '../../WalletAmount.tsx';
import { accountIcon, accountText, accountTitle } from '../parts/account-text.ts';
import { Group, QuietLine } from '../parts/cashier-layout.tsx';
import { MoneyAmount } from '../parts/MoneyAmount.tsx';
import { MoneyChoice } from '../parts/MoneyChoice.tsx';
import { MoneyForm } from '../parts/MoneyForm.tsx';
import { quickAmounts } from '../parts/quick-amounts.ts';
import { ClosedNotice } from './ClosedNotice.tsx';
import { MoneyAtProviders } from './MoneyAtProviders.tsx';
import { OpenTurnover } from './OpenTurnover.tsx';
import { useFeeLines } from './useFeeLines.ts';
import { useLimits } from './useLimits.ts';
import { backToWithdraw, type TypedWithdrawal } from './withdraw-props.ts';
import { withdrawSchema } from './withdraw-schema.ts';

export interface WithdrawFormProps {
  readonly balance: Centavos;
  readonly rules: WithdrawalRules;
  readonly accounts: readonly BankAccount[];
  /** What it begins with. */
  readonly typed: TypedWithdrawal | undefined;
  readonly problem: Problem | null;
  readonly onType: ((typed: TypedWithdrawal) => void) | undefined;
  readonly onSubmit: (draft: TypedWithdrawal & { readonly account: BankAccount }) => void;
}

/** How much and where to; fees and what arrives are seen while one types. */
export function WithdrawForm(props: WithdrawFormProps) {
  const { balance, rules, accounts, typed, problem, onType, onSubmit } = props;
  const { t } = useTranslation('cashier');
  const language = useSiteLanguage();
  const money = (centavos: Centavos) => formatMoney(centavos, language);
  const walletText = useWalletText();
  const { form, submitting, placed } = useCheckedForm({
    problem,
    defaultValues: {
      amount: typed?.amount ?? 0,
      account: String(accounts[0]?.id ?? ''),
      remark: typed?.remark ?? '',
    },
    schemaFor: () => withdrawSchema(t, { rules, balance, language, walletText }),
  });
  const { errors } = form.formState;
  const [amount, remark] = form.watch(['amount', 'remark']);
  const tell = useEffectEvent((now: TypedWithdrawal) => onType?.(now));
  useEffect(() => tell({ amount, remark }), [amount, remark]);
  const fees = withdrawalFees(rules, amount);
  const summary = useFeeLines(
    { amount, mandatoryFee: fees.mandatory, generalFee: fees.general, net: fees.net },
    rules,
  );
  const own = ownMoney(rules, balance);
  const most = Math.min(own, rules.max);
  const chips = [
    ...quickAmounts(rules.min, most - 1)
      .slice(0, 5)
      .map((value) => ({ value, label: money(value) })),
    ...(most >= rules.min
      ? [{ value: most, label: t(own > rules.max ? 'withdraw.most' : 'withdraw.all') }]
      : []),
  ];

  const limits = useLimits(rules);
  const handleSubmit = submitting((values) => {
    const account = accounts.find((one) => String(one.id) === values.account);
    if (account !== undefined) onSubmit({ amount: values.amount, remark: values.remark, account });
  });

  return (
    <MoneyForm
      label={t('withdraw.title')}
      onSubmit={handleSubmit}
      notices={
        <>
          <FormMessage errors={errors} problem={problem} placed={placed} />
          <ClosedNotice rules={rules} />
          <MoneyAtProviders gameMoney={rules.gameMoney} />
        </>
      }
      amount={
        <Controller
          control={form.control}
          name="amount"
          render={({ field }) => (
            <MoneyAmount
              {...field}
              language={language}
              label={t('withdraw.amount')}
              note={
                rules.bonusMoney > 0
                  ? t('withdraw.own', { most: walletText(own) })
                  : t('withdraw.available', { balance: walletText(balance) })
              }
              hint={t('withdraw.limits', { min: money(rules.min), max: money(rules.max) })}
              error={errors.amount?.message}
              refused={t('validation.amountFormat')}
              quick={{
                label: t('withdraw.quickAmounts'),
                chips,
                onSelect: (value) =>
                  form.setValue('amount', value, { shouldValidate: form.formState.isSubmitted }),
              }}
            >
              <OpenTurnover rules={rules} own={own} />
            </MoneyAmount>
          )}
        />
      }
      choices={
        <>
          <Group>
            <Controller
              control={form.control}
              name="account"
              render={({ field }) => (
                <MoneyChoice
                  {...field}
                  legend={t('withdraw.account')}
                  error={errors.account?.message}
                  choices={accounts.map((account) => ({
                    value: String(account.id),
                    title: accountText(account),
                    detail: accountTitle(t, account),
                    icon: <Icon name={accountIcon(account)} />,
                  }))}
                />
              )}
            />
            <TextLink href={to('/withdrawal-card', backToWithdraw)} isStandalone>
              <Icon name="plus" size={18} />
              {t('withdraw.addAccount')}
            </TextLink>
          </Group>
          <TextField
            {...form.register('remark')}
            label={t('withdraw.remark')}
            hint={t('withdraw.remarkHint')}
            error={errors.remark?.message}
            autoComplete="off"
            enterKeyHint="go"
          />
        </>
      }
      sum={<FeeSummary {...summary} />}
      due={summary.total}
      action={
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isWide
          isWaiting={amount === 0}
          disabledReason={limits.disabledReason}
        >
          {t('withdraw.continue')}
        </Button>
      }
      note={<QuietLine>{limits.text}</QuietLine>}
    />
  );
}
