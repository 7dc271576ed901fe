import { describe, expect, it } from 'vitest';
import { type BankAccountValues, newBankAccount } from './bank-account-schema.ts';

const values: BankAccountValues = {
  kind: 'pix',
  pixKeyType: 'phone',
  pixKey: '(11) 98765-4321',
  bankType: '901',
  agency: '1234',
  number: '56789-x',
  accountType: 'savings',
  walletType: 'EWALLET_CONCHA',
  walletEmail: ' Marina@Example.com',
  ownerName: 'Marina Duarte',
  cpf: '529.982.247-25',
};

describe('newBankAccount', () => {
  it('gives a PIX key in wire form', () => {
    expect(newBankAccount(values)).toEqual({
      kind: 'pix',
      pixKeyType: 'phone',
      account: '+5511987654321',
      bankType: '',
      accountType: null,
      ownerName: 'Marina Duarte',
      cpf: '52998224725',
    });
  });

  it('a CPF as key is the owner’s', () => {
    const own = { ...values, pixKeyType: 'cpf', pixKey: '111.444.777-35' } as const;
    expect(newBankAccount(own)).toMatchObject({ account: '11144477735', cpf: '11144477735' });
  });

  it('gives an e-wallet by its address', () => {
    expect(newBankAccount({ ...values, kind: 'ewallet' })).toEqual({
      kind: 'ewallet',
      pixKeyType: null,
      account: 'marina@example.com',
      bankType: 'EWALLET_CONCHA',
      accountType: null,
      ownerName: 'Marina Duarte',
      cpf: '52998224725',
    });
  });

  it('gives a bank account with its branch', () => {
    expect(newBankAccount({ ...values, kind: 'card' })).toMatchObject({
      kind: 'card',
      pixKeyType: null,
      account: '1234-56789-X',
      bankType: '901',
      accountType: 'savings',
    });
  });
});
