import type {
  BankAccount,
  DepositOrder,
  DepositQuote,
  PaymentChannel,
  PaymentMethod,
  TransferAccount,
  Withdrawal,
  WithdrawalRules,
} from '@fortuna/domain/model/cashier.ts';

export const methods: readonly PaymentMethod[] = [
  { id: 1, type: 'online_pix', name: 'PIX', description: 'Cai na hora, dia e noite' },
  {
    id: 2,
    type: 'company_ted',
    name: 'Transferência (TED)',
    description: 'Da sua conta no banco, em dia útil',
  },
  { id: 3, type: 'online_wallet', name: 'Carteira digital', description: null },
];

export const channels: readonly PaymentChannel[] = [
  {
    id: 11,
    methodType: 'online_pix',
    name: 'PIX Brisa',
    min: 2000,
    max: 500_000,
    description: 'Código PIX nesta página',
    feeBasisPoints: 0,
    feeFixed: 0,
    minutes: 0,
    isOpen: true,
  },
  {
    id: 12,
    methodType: 'online_pix',
    name: 'PIX Enseada',
    min: 1000,
    max: 200_000,
    description: null,
    feeBasisPoints: 150,
    feeFixed: 0,
    minutes: 10,
    isOpen: true,
  },
  {
    id: 13,
    methodType: 'online_pix',
    name: 'PIX Recife',
    min: 5000,
    max: 1_000_000,
    description: null,
    feeBasisPoints: 0,
    feeFixed: 0,
    minutes: 0,
    isOpen: false,
  },
  {
    id: 21,
    methodType: 'company_ted',
    name: 'TED Cais',
    description: 'Você transfere para a conta indicada',
    min: 10_000,
    max: 20_000_000,
    feeBasisPoints: 0,
    feeFixed: 350,
    minutes: 60,
    isOpen: true,
  },
  {
    id: 31,
    methodType: 'online_wallet',
    name: 'Carteira Marola',
    description: null,
    min: 1000,
    max: 500_000,
    feeBasisPoints: 190,
    feeFixed: 40,
    minutes: 5,
    isOpen: true,
  },
];

/** A first deposit of R$ 100.00, with a gift of the month that waits for the next one. */
export const depositQuote: DepositQuote = {
  amount: 10_000,
  turnover: 10_000,
  rewards: [
    { source: 'firstDeposit', amount: 1000, turnover: 50_000, claimFrom: null },
    { source: 'welcome', amount: 10_000, turnover: 50_000, claimFrom: null },
    { source: 'rebate', amount: 2000, turnover: 50_000, claimFrom: null },
    { source: 'tier', amount: 500, turnover: 50_000, claimFrom: '2026-06-01T03:00:00.000Z' },
  ],
};

export const transferAccount: TransferAccount = {
  bank: '902 · Banco Jangada',
  agency: '0001',
  account: '45871-3',
  holder: 'Fortuna Demonstração Ltda.',
  taxId: '11.222.333/0001-81',
};

/** A valid BR Code of the reference vectors. */
const brCode =
  '00020126360014br.gov.bcb.pix0114+5511987654321520400005303986540510.005802BR5912CASA EXEMPLO6009SAO PAULO62150511DEP202500016304ABE2';

export const depositOrder: DepositOrder = {
  billNo: 'D260504210733K2M9',
  amount: 10_000,
  fee: 0,
  methodType: 'online_pix',
  channelName: 'PIX Brisa',
  status: 'pending',
  reason: null,
  createdAt: '2026-05-05T00:07:33.000Z',
  confirmedAt: null,
  brCode,
  expiresAt: '2026-05-05T00:22:33.000Z',
  payUrl: null,
  transfer: null,
  endToEndId: null,
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

export const walletAccount: BankAccount = {
  id: 4,
  kind: 'ewallet',
  pixKeyType: null,
  account: 'marina@example.com',
  bankType: 'EWALLET_CONCHA',
  accountType: null,
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

export const wallets = [
  { code: 'EWALLET_CONCHA', name: 'Carteira Concha' },
  { code: 'EWALLET_VELA', name: 'Carteira Vela' },
];

export const rules: WithdrawalRules = {
  min: 2000,
  max: 1_000_000,
  leftToday: 3,
  perDay: 5,
  generalFee: { basisPoints: 500, min: 200, max: 5000 },
  mandatoryFee: { basisPoints: 150, min: 100, max: 2000 },
  freeLeft: 0,
  turnoverLeft: 0,
  turnover: [],
  bonusMoney: 0,
  gameMoney: 0,
  hours: null,
  opensAt: null,
  fees: [
    { id: 1, name: 'Taxa com giro pendente', kind: 'general', basisPoints: 500, min: 200, max: 5000 },
    { id: 2, name: 'Taxa obrigatória', kind: 'mandatory', basisPoints: 150, min: 100, max: 2000 },
  ],
};

export const withdrawal: Withdrawal = {
  billNo: 'W260504213012P7Q4',
  amount: 5000,
  fee: 100,
  kind: 'pix',
  account: '•••.982.247-••',
  ownerName: 'Marina Duarte',
  remark: null,
  status: 'pending',
  reason: null,
  createdAt: '2026-05-05T00:30:12.000Z',
  confirmedAt: null,
  endToEndId: null,
  idempotencyKey: null,
};
