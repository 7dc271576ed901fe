import {
  type DepositInput,
  feeOf,
  type PaymentChannel,
  type PaymentMethod,
} from '@fortuna/domain/model/cashier.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { formatPercent } from '@fortuna/domain/percent.ts';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AmountChips } from '../../../components/AmountChips/AmountChips.tsx';
import { ChoiceCards } from '../../../components/ChoiceCards/ChoiceCards.tsx';
import { FeeSummary } from '../../../components/FeeSummary/FeeSummary.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { MoneyField } from '../../../components/MoneyField/MoneyField.tsx';
import { FormMessage } from '../../form/FormMessage.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { useCheckedForm } from '../../form/useCheckedForm.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { ActionBar, Group, MoneyFields, MoneyForm, QuietLine } from '../parts/cashier-layout.tsx';
import { quickAmounts } from '../parts/quick-amounts.ts';
import type { DepositSubmission } from './Deposit.view.ts';
import { depositSchema, methodAlias } from './deposit-schema.ts';

export interface DepositFormProps {
  readonly methods: readonly PaymentMethod[];
  readonly channels: readonly PaymentChannel[];
  readonly submission: DepositSubmission;
  readonly onSubmit: (input: DepositInput) => void;
  readonly onStopWaiting: () => void;
}

/** Amount, method and channel; what it costs and how long it takes are seen before anything is sent. */
export function DepositForm({ methods, channels, submission, onSubmit, onStopWaiting }: DepositFormProps) {
  const { t } = useTranslation('cashier');
  const language = useSiteLanguage();
  const firstOpen = (type: string) => channels.find((one) => one.methodType === type && one.isOpen);
  const channelOf = (id: string) => channels.find((one) => String(one.id) === id) ?? null;
  const startMethod = methods.find((method) => firstOpen(method.type)) ?? methods[0];
  const problem = submission.kind === 'editing' ? submission.problem : null;
  const { form, submitting, placed } = useCheckedForm({
    aliases: methodAlias,
    problem,
    defaultValues: {
      amount: 0,
      methodType: startMethod?.type ?? '',
      channel: String(firstOpen(startMethod?.type ?? '')?.id ?? ''),
    },
    schemaFor: (values) => depositSchema(t, channelOf(values.channel), language),
  });
  const { errors } = form.formState;

  const [amount, methodType, channelValue] = form.watch(['amount', 'methodType', 'channel']);
  const channel = channelOf(channelValue);
  const money = (centavos: number) => formatMoney(centavos, language);
  const timeOf = (minutes: number) =>
    minutes === 0 ? t('deposit.instant') : t('deposit.minutes', { count: minutes });
  const fee =
    channel === null ? 0 : feeOf({ basisPoints: channel.feeBasisPoints, min: 0, max: amount }, amount);
  const setAmount = (value: number) =>
    form.setValue('amount', value, { shouldValidate: form.formState.isSubmitted });

  const handleSubmit = submitting((values) => {
    if (channel !== null) onSubmit({ amount: values.amount, channel });
  });

  return (
    <MoneyForm noValidate onSubmit={handleSubmit} aria-label={t('deposit.title')}>
      <MoneyFields>
        <FormMessage errors={errors} problem={problem} placed={placed} />
        <Group>
          <Controller
            control={form.control}
            name="amount"
            render={({ field }) => (
              <MoneyField
                {...field}
                language={language}
                label={t('deposit.amount')}
                hint={channel && t('deposit.range', { min: money(channel.min), max: money(channel.max) })}
                error={errors.amount?.message}
                refused={t('validation.amountFormat')}
              />
            )}
          />
          {channel && (
            <AmountChips
              label={t('deposit.quickAmounts')}
              chips={quickAmounts(channel.min, channel.max).map((value) => ({ value, label: money(value) }))}
              value={amount}
              onSelect={setAmount}
            />
          )}
        </Group>
        <Controller
          control={form.control}
          name="methodType"
          render={({ field }) => (
            <ChoiceCards
              {...field}
              legend={t('deposit.method')}
              error={errors.methodType?.message}
              choices={methods.map((method) => ({
                value: method.type,
                title: method.name,
                icon: <Icon name={method.type.includes('pix') ? 'pix' : 'card'} />,
              }))}
              onChange={(type) => {
                field.onChange(type);
                form.setValue('channel', String(firstOpen(type)?.id ?? ''), {
                  shouldValidate: form.formState.isSubmitted,
                });
              }}
            />
          )}
        />
        <Controller
          control={form.control}
          name="channel"
          render={({ field }) => (
            <ChoiceCards
              {...field}
              legend={t('deposit.channel')}
              error={errors.channel?.message}
              choices={channels
                .filter((one) => one.methodType === methodType)
                .map((one) => ({
                  value: String(one.id),
                  title: one.name,
                  detail: t('deposit.range', { min: money(one.min), max: money(one.max) }),
                  mark: one.isOpen ? timeOf(one.minutes) : undefined,
                  disabledReason: one.isOpen ? undefined : t('deposit.closed'),
                }))}
            />
          )}
        />
      </MoneyFields>
      {channel && (
        <FeeSummary
          lines={[
            { label: t('deposit.summary.amount'), value: money(amount) },
            {
              label: t('deposit.summary.fee'),
              note: channel.feeBasisPoints > 0 ? formatPercent(channel.feeBasisPoints, language) : undefined,
              value: channel.feeBasisPoints > 0 ? money(fee) : t('deposit.summary.free'),
            },
            { label: t('deposit.summary.time'), value: timeOf(channel.minutes) },
          ]}
          total={{ label: t('deposit.summary.total'), value: money(amount + fee) }}
        />
      )}
      <ActionBar>
        <SubmitButton isPending={submission.kind === 'submitting'} onStopWaiting={onStopWaiting}>
          {amount > 0 ? t('deposit.submitAmount', { amount: money(amount) }) : t('deposit.submit')}
        </SubmitButton>
      </ActionBar>
      <QuietLine>{t('deposit.ownAccount')}</QuietLine>
    </MoneyForm>
  );
}
