import type { ReminderStanding } from '@fortuna/domain/deposit-reminder.ts';
import {
  type DepositInput,
  type DepositQuote,
  depositFee,
  type PaymentChannel,
  type PaymentMethod,
} from '@fortuna/domain/model/cashier.ts';
import { type Centavos, formatMoney } from '@fortuna/domain/money.ts';
import { useEffect, useEffectEvent } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { FormMessage } from '../../form/FormMessage.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { useCheckedForm } from '../../form/useCheckedForm.ts';
import type { Loadable } from '../../page/loadable.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { QuietLine } from '../parts/cashier-layout.tsx';
import { MoneyAmount } from '../parts/MoneyAmount.tsx';
import { MoneyChoice } from '../parts/MoneyChoice.tsx';
import { MoneyForm } from '../parts/MoneyForm.tsx';
import { quickAmounts } from '../parts/quick-amounts.ts';
import { ChannelDetail } from './ChannelDetail.tsx';
import { timeText } from './channel-text.ts';
import type { DepositSubmission } from './Deposit.view.ts';
import { DepositSummary } from './DepositSummary.tsx';
import { depositSchema, methodAlias } from './deposit-schema.ts';
import { methodIcon } from './method-icon.ts';
import { bonusTotal, quoteOf } from './quoted-bonus.ts';
import { ReminderNotice } from './ReminderNotice.tsx';

export interface DepositFormProps {
  readonly methods: readonly PaymentMethod[];
  readonly channels: readonly PaymentChannel[];
  readonly submission: DepositSubmission;
  readonly quote: Loadable<DepositQuote> | null;
  readonly reminders: readonly ReminderStanding[];
  /** The amount has become another one. */
  readonly onAmount: (amount: Centavos) => void;
  readonly onSubmit: (input: DepositInput) => void;
  readonly onStopWaiting: () => void;
}

/** Amount, method and channel; what it costs and how long it takes are seen before anything is sent. */
export function DepositForm({
  methods,
  channels,
  submission,
  quote,
  reminders,
  onAmount,
  onSubmit,
  onStopWaiting,
}: DepositFormProps) {
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
  // What would be refused is not promised on the button.
  const isOffered = channel !== null && amount >= channel.min && amount <= channel.max;
  const known = isOffered ? quoteOf(quote, amount) : null;
  const bonus = known === null ? 0 : bonusTotal(known);
  const setAmount = (value: number) =>
    form.setValue('amount', value, { shouldValidate: form.formState.isSubmitted });

  const tellAmount = useEffectEvent(onAmount);
  useEffect(() => tellAmount(amount), [amount]);

  const handleSubmit = submitting((values) => {
    if (channel !== null) onSubmit({ amount: values.amount, channel });
  });

  return (
    <MoneyForm
      label={t('deposit.title')}
      onSubmit={handleSubmit}
      notices={<FormMessage errors={errors} problem={problem} placed={placed} />}
      ways={
        <Controller
          control={form.control}
          name="methodType"
          render={({ field }) => (
            <MoneyChoice
              {...field}
              legend={t('deposit.method')}
              error={errors.methodType?.message}
              choices={methods.map((method) => ({
                value: method.type,
                title: method.name,
                detail: method.description ?? undefined,
                icon: <Icon name={methodIcon(method.type)} />,
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
      }
      amount={
        <Controller
          control={form.control}
          name="amount"
          render={({ field }) => (
            <MoneyAmount
              {...field}
              language={language}
              label={t('deposit.amount')}
              hint={channel && t('deposit.range', { min: money(channel.min), max: money(channel.max) })}
              error={errors.amount?.message}
              refused={t('validation.amountFormat')}
              quick={
                channel && {
                  label: t('deposit.quickAmounts'),
                  chips: quickAmounts(channel.min, channel.max).map((value) => ({
                    value,
                    label: money(value),
                  })),
                  onSelect: setAmount,
                  brings: bonus === 0 ? undefined : t('deposit.bonus.said', { amount: money(bonus) }),
                }
              }
            />
          )}
        />
      }
      choices={
        <Controller
          control={form.control}
          name="channel"
          render={({ field }) => (
            <MoneyChoice
              {...field}
              legend={t('deposit.channel')}
              error={errors.channel?.message}
              choices={channels
                .filter((one) => one.methodType === methodType)
                .map((one) => ({
                  value: String(one.id),
                  title: one.name,
                  detail: <ChannelDetail channel={one} />,
                  mark: one.isOpen ? timeText(t, one.minutes) : undefined,
                  disabledReason: one.isOpen ? undefined : t('deposit.closed'),
                }))}
            />
          )}
        />
      }
      advice={reminders.length > 0 && <ReminderNotice reminders={reminders} amount={amount} />}
      sum={channel && <DepositSummary channel={channel} amount={amount} quote={quote} />}
      due={
        channel
          ? { label: t('deposit.summary.total'), value: money(amount + depositFee(channel, amount)) }
          : undefined
      }
      action={
        <SubmitButton
          isPending={submission.kind === 'submitting'}
          isWaiting={amount === 0}
          onStopWaiting={onStopWaiting}
        >
          {isOffered ? t('deposit.submitAmount', { amount: money(amount) }) : t('deposit.submit')}
        </SubmitButton>
      }
      note={<QuietLine>{t('deposit.ownAccount')}</QuietLine>}
    />
  );
}
