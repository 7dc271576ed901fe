import type { TransferAccount } from '@fortuna/domain/model/cashier.ts';
import type { components } from '../generated/schema.ts';
import { rawValue, requiredText, unlessUnreadable } from '../wire.ts';

type Schemas = components['schemas'];
type Holder = { readonly transfer_to?: Schemas['BankTransfer'] };

/**
 * Where an order is transferred to. All of it or nothing: half an account would send money to nobody. An order that has been made is
 * shown all the same.
 */
export function transferAccountOf(order: Holder): TransferAccount | null {
  return unlessUnreadable(order, 'transfer_to', (row) => {
    const account = rawValue(row, 'transfer_to') as NonNullable<Schemas['BankTransfer']>;
    return {
      bank: requiredText(account, 'bank'),
      agency: requiredText(account, 'agency'),
      account: requiredText(account, 'account'),
      holder: requiredText(account, 'holder'),
      taxId: requiredText(account, 'tax_id'),
    };
  });
}
