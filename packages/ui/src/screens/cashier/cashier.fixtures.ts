import type {
  BankAccount,
  DepositOrder,
  PaymentChannel,
  PaymentMethod,
  Withdrawal,
  WithdrawalRules,
} from '@fortuna/domain/model/cashier.ts';

export const methods: readonly PaymentMethod[] = [{ id: 1, type: 'online_pix', name: 'PIX' }];

export const channels: readonly PaymentChannel[] = [
  {
    id: 11,
    methodType: 'online_pix',
    name: 'PIX Brisa',
    min: 2000,
    max: 500_000,
    feeBasisPoints: 0,
    minutes: 0,
    isOpen: true,
  },
  {
    id: 12,
    methodType: 'online_pix',
    name: 'PIX Enseada',
    min: 1000,
    max: 200_000,
    feeBasisPoints: 150,
    minutes: 10,
    isOpen: true,
  },
  {
    id: 13,
    methodType: 'online_pix',
    name: 'PIX Recife',
    min: 5000,
    max: 1_000_000,
    feeBasisPoints: 0,
    minutes: 0,
    isOpen: false,
  },
];

/** A valid BR Code of the reference vectors. */
const brCode =
  '00020126360014br.gov.bcb.pix0114+5511987654321520400005303986540510.005802BR5912CASA EXEMPLO6009SAO PAULO62150511DEP202500016304ABE2';

export const depositOrder: DepositOrder = {
  billNo: 'D260504210733K2M9',
  amount: 10_000,
  methodType: 'online_pix',
  channelName: 'PIX Brisa',
  status: 'pending',
  reason: null,
  createdAt: '2026-05-05T00:07:33.000Z',
  confirmedAt: null,
  brCode,
  expiresAt: '2026-05-05T00:22:33.000Z',
  payUrl: null,
  idempotencyKey: null,
  serverTime: '2026-05-05T00:08:00.000Z',
};

export const pixAccount: BankAccount = {
  id: 1,
  kind: 'pix',
  pixKeyType: 'cpf',
  account: '52998224725',
  bankType: 'PIX_CPF',
  accountType: null,
  ownerName: 'Marina Duarte',
};

export const cardAccount: BankAccount = {
  id: 2,
  kind: 'card',
  pixKeyType: null,
  account: '•••• 4821',
  bankType: '901',
  accountType: 'savings',
  ownerName: 'Marina Duarte',
};

export const longAccount: BankAccount = {
  id: 3,
  kind: 'pix',
  pixKeyType: 'email',
  account: 'maria.aparecida.da.conceicao.albuquerque@provedor-de-correio.com.br',
  bankType: 'PIX_EMAIL',
  accountType: null,
  ownerName: 'Maria Aparecida da Conceição Albuquerque de Vasconcelos e Silva',
};

export const banks = [
  { code: '901', name: 'Banco Farol' },
  { code: '902', name: 'Banco Maresia' },
];

export const rules: WithdrawalRules = {
  min: 2000,
  max: 1_000_000,
  leftToday: 3,
  generalFee: { basisPoints: 500, min: 200, max: 5000 },
  mandatoryFee: { basisPoints: 150, min: 100, max: 2000 },
  turnoverLeft: 0,
  bonusMoney: 0,
};

export const withdrawal: Withdrawal = {
  billNo: 'W260504213012P7Q4',
  amount: 5000,
  fee: 100,
  account: '52998224725',
  status: 'pending',
  reason: null,
  createdAt: '2026-05-05T00:30:12.000Z',
  confirmedAt: null,
  idempotencyKey: null,
};
