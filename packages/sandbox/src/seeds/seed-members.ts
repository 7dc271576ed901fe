import type { BankAccountType } from '@fortuna/domain/model/cashier.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import type { NewMember } from '../world/members.ts';

/** The password of every seed account, as docs/promises.md says. */
export const seedPassword = 'Fortuna!2026';
export const seedWithdrawalPassword = '246810';

/** scrypt of `seedPassword`, worked out beforehand so that a reset costs nothing. */
const passwordHash =
  '5eed5eed5eed5eed5eed5eed5eed5eed:4f5a208a74d75d8c77daf0a7fd709152ec9eb60a4bbcb59c6298f0119cb30e49';

/** Has 10,000 records of each kind, which come with its first session. */
export const archiveMember = 'arquivo';

export interface SeedMember extends NewMember {
  readonly balance: Centavos;
  readonly hasWithdrawalPassword: boolean;
  readonly inviter: string | null;
  /** PIX keys by type code, and accounts by bank code, with their type. */
  readonly accounts: ReadonlyArray<
    readonly [bankType: string, account: string, accountType?: BankAccountType]
  >;
}

/** What most seed accounts have in common. */
export const seedDefaults = {
  passwordHash,
  language: 'pt',
  balance: 0,
  hasWithdrawalPassword: true,
  inviter: null,
  accounts: [],
} as const;

/** A CPF from the vectors in docs/domain.md: valid, but nobody's. */
export const seedCpf = '52998224725';

export const seedMembers: readonly SeedMember[] = [
  {
    ...seedDefaults,
    name: 'rica',
    nickname: 'Rica',
    realName: 'Ricarda Alencar',
    email: 'rica@example.com',
    phone: '11987654321',
    gender: 1,
    inviteCode: 'RICA2026',
    level: 3,
    balance: 25_000_00,
    accounts: [
      ['PIX_CPF', seedCpf],
      ['PIX_PHONE', '+5511987654321'],
      ['PIX_EMAIL', 'rica@example.com'],
      ['901', '0001234567', 'savings'],
    ],
  },
  { ...seedDefaults, name: 'nova', nickname: 'Nova', phone: '21987654321', inviteCode: 'NOVA2026' },
  {
    ...seedDefaults,
    name: 'sempin',
    realName: 'Sem Pinheiro',
    phone: '31987654321',
    inviteCode: 'SEMP2026',
    balance: 500_00,
    hasWithdrawalPassword: false,
    accounts: [['PIX_CPF', '11144477735']],
  },
  {
    ...seedDefaults,
    name: 'social',
    passwordHash: null,
    email: 'social@example.com',
    phone: '41987654321',
    inviteCode: 'SOCI2026',
  },
  {
    ...seedDefaults,
    name: 'demo',
    nickname: 'Demonstração',
    inviteCode: 'DEMO2026',
    isDemo: true,
    balance: 1_000_00,
  },
  {
    ...seedDefaults,
    name: 'agente',
    realName: 'Agenor Tavares',
    phone: '51987654321',
    inviteCode: 'AGENTE26',
    isAgent: true,
    level: 2,
    balance: 2_000_00,
  },
  ...['indicada1', 'indicado2', 'indicada3'].map((name, index) => ({
    ...seedDefaults,
    name,
    phone: `5198765432${index + 2}`,
    inviteCode: `INDICA2${index + 2}`,
    inviter: 'agente',
    balance: 150_00 * (index + 1),
  })),
  {
    ...seedDefaults,
    name: 'bloqueado',
    phone: '61987654321',
    inviteCode: 'BLOQ2026',
    status: -1,
    balance: 75_00,
  },
  {
    ...seedDefaults,
    name: 'rtl',
    nickname: 'نور الدين',
    realName: 'نور الدين عبد الرحمن بن محمد بن أبي القاسم الأندلسي المعروف بابن البحر الطويل الاسم جدًّا',
    email: 'rtl@example.com',
    phone: '71987654321',
    inviteCode: 'RTLR2026',
    balance: 300_00,
    accounts: [['PIX_CPF', '12345678909']],
  },
  {
    ...seedDefaults,
    name: archiveMember,
    nickname: 'Arquivo',
    realName: 'Arquimedes Volpe',
    phone: '81987654321',
    inviteCode: 'ARQU2026',
    accounts: [['PIX_CPF', '98765432100']],
  },
];
