import { pixKeyTypes } from '@fortuna/domain/pix-key.ts';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceCards } from '../../../components/ChoiceCards/ChoiceCards.tsx';
import { PixKeyField } from '../../../components/PixKeyField/PixKeyField.tsx';
import type { BankAccountValues } from './bank-account-schema.ts';

export interface PixKeyFieldsProps {
  readonly form: UseFormReturn<BankAccountValues, unknown, BankAccountValues>;
}

/** The kind of key, then the key. */
export function PixKeyFields({ form }: PixKeyFieldsProps) {
  const { t } = useTranslation('cashier');
  const { errors } = form.formState;
  const type = form.watch('pixKeyType');
  return (
    <>
      <Controller
        control={form.control}
        name="pixKeyType"
        render={({ field }) => (
          <ChoiceCards
            {...field}
            layout="grid"
            legend={t('bankAccounts.pixKeyType')}
            error={errors.pixKeyType?.message}
            choices={pixKeyTypes.map((value) => ({ value, title: t(`pixKeyType.${value}`) }))}
            onChange={(chosen) => {
              field.onChange(chosen);
              form.setValue('pixKey', '');
              form.clearErrors('pixKey');
            }}
          />
        )}
      />
      <Controller
        control={form.control}
        name="pixKey"
        render={({ field }) => (
          <PixKeyField
            {...field}
            type={type}
            label={t('bankAccounts.pixKey')}
            placeholder={t(`bankAccounts.placeholder.${type}`)}
            error={errors.pixKey?.message}
          />
        )}
      />
    </>
  );
}
