import { type Bank, bankAccountTypes } from '@fortuna/domain/model/cashier.ts';
import { digits } from '@fortuna/domain/text-pattern.ts';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceCards } from '../../../components/ChoiceCards/ChoiceCards.tsx';
import { MaskedField } from '../../../components/MaskedField/MaskedField.tsx';
import { SelectField } from '../../../components/Select/SelectField.tsx';
import type { BankAccountValues } from './bank-account-schema.ts';

export interface BankFieldsProps {
  readonly form: UseFormReturn<BankAccountValues, unknown, BankAccountValues>;
  readonly banks: readonly Bank[];
}

/** Four digits; the check digit that some write behind them is not asked for. */
const branchOf = (text: string) => digits(text).slice(0, 4);

/** Some banks end it on an X. What is too long stays, and is told. */
const accountNumber = (text: string) => text.replace(/[^0-9x-]/gi, '');

/** Bank, branch, number and type of an account. */
export function BankFields({ form, banks }: BankFieldsProps) {
  const { t } = useTranslation('cashier');
  const { errors } = form.formState;
  return (
    <>
      <SelectField
        {...form.register('bankType')}
        label={t('bankAccounts.bank')}
        placeholder={t('bankAccounts.bankPlaceholder')}
        options={banks.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }))}
        error={errors.bankType?.message}
      />
      <Controller
        control={form.control}
        name="agency"
        render={({ field }) => (
          <MaskedField
            {...field}
            label={t('bankAccounts.agency')}
            hint={t('bankAccounts.agencyHint')}
            error={errors.agency?.message}
            format={branchOf}
            inputMode="numeric"
          />
        )}
      />
      <Controller
        control={form.control}
        name="number"
        render={({ field }) => (
          <MaskedField
            {...field}
            label={t('bankAccounts.number')}
            hint={t('bankAccounts.numberHint')}
            error={errors.number?.message}
            format={accountNumber}
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      />
      <Controller
        control={form.control}
        name="accountType"
        render={({ field }) => (
          <ChoiceCards
            {...field}
            layout="grid"
            legend={t('bankAccounts.accountType')}
            choices={bankAccountTypes.map((value) => ({ value, title: t(`bankAccounts.${value}`) }))}
            error={errors.accountType?.message}
          />
        )}
      />
    </>
  );
}
