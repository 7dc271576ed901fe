import { type Bank, bankAccountTypes } from '@fortuna/domain/model/cashier.ts';
import { digits } from '@fortuna/domain/text-pattern.ts';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceCards } from '../../../components/ChoiceCards/ChoiceCards.tsx';
import { TextField } from '../../../components/Field/TextField.tsx';
import { MaskedField } from '../../../components/MaskedField/MaskedField.tsx';
import { SelectField } from '../../../components/Select/SelectField.tsx';
import type { BankAccountValues } from './bank-account-schema.ts';

export interface BankFieldsProps {
  readonly form: UseFormReturn<BankAccountValues, unknown, BankAccountValues>;
  readonly banks: readonly Bank[];
}

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
            format={digits}
            inputMode="numeric"
            maxLength={4}
          />
        )}
      />
      <TextField
        {...form.register('number')}
        label={t('bankAccounts.number')}
        hint={t('bankAccounts.numberHint')}
        error={errors.number?.message}
        maxLength={14}
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
