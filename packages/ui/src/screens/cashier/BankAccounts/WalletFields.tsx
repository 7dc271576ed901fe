import type { Bank } from '@fortuna/domain/model/cashier.ts';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../components/Field/TextField.tsx';
import { SelectField } from '../../../components/Select/SelectField.tsx';
import type { BankAccountValues } from './bank-account-schema.ts';

export interface WalletFieldsProps {
  readonly form: UseFormReturn<BankAccountValues, unknown, BankAccountValues>;
  readonly wallets: readonly Bank[];
}

/** Which e-wallet, and the e-mail address that it is under. */
export function WalletFields({ form, wallets }: WalletFieldsProps) {
  const { t } = useTranslation('cashier');
  const { errors } = form.formState;
  return (
    <>
      <SelectField
        {...form.register('walletType')}
        label={t('bankAccounts.wallet')}
        placeholder={t('bankAccounts.walletPlaceholder')}
        options={wallets.map(({ code, name }) => ({ value: code, label: name }))}
        error={errors.walletType?.message}
      />
      <TextField
        {...form.register('walletEmail')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        label={t('bankAccounts.walletEmail')}
        hint={t('bankAccounts.walletEmailHint')}
        placeholder={t('bankAccounts.placeholder.email')}
        error={errors.walletEmail?.message}
      />
    </>
  );
}
