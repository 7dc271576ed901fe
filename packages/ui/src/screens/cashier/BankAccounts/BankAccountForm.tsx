import { formatCpf } from '@fortuna/domain/cpf.ts';
import { type Bank, bankAccountKinds, type NewBankAccount } from '@fortuna/domain/model/cashier.ts';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { TextField } from '../../../components/Field/TextField.tsx';
import { MaskedField } from '../../../components/MaskedField/MaskedField.tsx';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl.tsx';
import { FormMessage } from '../../form/FormMessage.tsx';
import { FormStack } from '../../form/form-parts.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { useCheckedForm } from '../../form/useCheckedForm.ts';
import { ActionBar } from '../../page/ActionBar.ts';
import type { BankAccountSaving } from './BankAccounts.view.ts';
import { BankFields } from './BankFields.tsx';
import {
  accountAliases,
  type BankAccountValues,
  bankAccountSchema,
  isOwnerKey,
  newBankAccount,
} from './bank-account-schema.ts';
import { PixKeyFields } from './PixKeyFields.tsx';
import { WalletFields } from './WalletFields.tsx';

export interface BankAccountFormProps {
  readonly banks: readonly Bank[];
  readonly wallets: readonly Bank[];
  readonly saving: BankAccountSaving;
  readonly onAdd: (account: NewBankAccount) => void;
  readonly onStopWaiting: () => void;
  readonly onCancel: () => void;
}

const empty: BankAccountValues = {
  kind: 'pix',
  pixKeyType: 'cpf',
  pixKey: '',
  bankType: '',
  agency: '',
  number: '',
  accountType: 'checking',
  walletType: '',
  walletEmail: '',
  ownerName: '',
  cpf: '',
};

/** A PIX key, an account at a bank or an e-wallet; the kind of key is chosen, never guessed. */
export function BankAccountForm(props: BankAccountFormProps) {
  const { banks, wallets, saving, onAdd, onStopWaiting, onCancel } = props;
  const { t } = useTranslation('cashier');
  const problem = saving.kind === 'editing' ? saving.problem : null;
  const kinds = bankAccountKinds.filter(
    (one) => one === 'pix' || (one === 'card' ? banks : wallets).length > 0,
  );
  const [kind, setKind] = useState<BankAccountValues['kind']>(empty.kind);
  const { form, submitting, placed } = useCheckedForm<BankAccountValues, BankAccountValues>({
    aliases: accountAliases[kind],
    problem,
    defaultValues: empty,
    schemaFor: (values) => bankAccountSchema(t, values),
  });
  const { errors } = form.formState;
  return (
    <FormStack
      noValidate
      onSubmit={submitting((values) => onAdd(newBankAccount(values)))}
      aria-label={t('bankAccounts.addTitle')}
    >
      <FormMessage errors={errors} problem={problem} placed={placed} />
      {kinds.length > 1 && (
        <SegmentedControl
          hasVisibleLabel
          label={t('bankAccounts.kind')}
          name="kind"
          value={kind}
          options={kinds.map((value) => ({ value, label: t(`bankAccounts.${value}`) }))}
          onChange={(chosen) => {
            setKind(chosen);
            form.setValue('kind', chosen);
            form.clearErrors();
          }}
        />
      )}
      {kind === 'pix' && <PixKeyFields form={form} />}
      {kind === 'card' && <BankFields form={form} banks={banks} />}
      {kind === 'ewallet' && <WalletFields form={form} wallets={wallets} />}
      <TextField
        {...form.register('ownerName')}
        label={t('bankAccounts.ownerName')}
        hint={t('bankAccounts.ownerHint')}
        error={errors.ownerName?.message}
        autoComplete="name"
        maxLength={100}
      />
      {!isOwnerKey({ kind, pixKeyType: form.watch('pixKeyType') }) && (
        <Controller
          control={form.control}
          name="cpf"
          render={({ field }) => (
            <MaskedField
              {...field}
              label={t('bankAccounts.cpf')}
              error={errors.cpf?.message}
              format={formatCpf}
              inputMode="numeric"
              placeholder={t('bankAccounts.placeholder.cpf')}
            />
          )}
        />
      )}
      <ActionBar>
        <SubmitButton isPending={saving.kind === 'submitting'} onStopWaiting={onStopWaiting}>
          {t('bankAccounts.submit')}
        </SubmitButton>
      </ActionBar>
      <Button variant="quiet" isWide onClick={onCancel}>
        {t('bankAccounts.cancel')}
      </Button>
    </FormStack>
  );
}
