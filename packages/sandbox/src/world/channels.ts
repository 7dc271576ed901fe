import type { Centavos } from '@fortuna/domain/money.ts';
import type { WordListName } from '../catalogue/word-list.ts';
import type { SiteSettings } from '../site/site-settings.ts';

type Texts = Readonly<Record<'pt' | 'en' | 'cn', string>>;

/** A provider behind a payment method, as the operator set it up. */
export interface Channel {
  readonly id: number;
  readonly type: string;
  /** By the operator's words; `plain` at a site that nobody has set up. */
  readonly names: Readonly<Record<WordListName | 'plain', string>>;
  readonly description: Texts;
  readonly min: Centavos;
  readonly max: Centavos;
  /** Paid on top of the amount. */
  readonly fee: { readonly basisPoints: number; readonly fixed: Centavos };
  /** Until the money arrives; 0: at once. */
  readonly minutes: number;
  /** An order waits for its payment so many minutes; null: as long as the rules say. */
  readonly payWithin: number | null;
  readonly isOpen: boolean;
  /** `code`: the site shows the PIX code. `page`: the provider's page takes the payment. `account`: the site shows where to transfer to. */
  readonly hands: 'code' | 'page' | 'account';
  /** The operators that offer it. */
  readonly offeredBy: readonly WordListName[];
}

export interface Method {
  readonly id: number;
  readonly type: string;
  readonly name: Texts;
  readonly description: Texts;
}

/** Of what the law of Brazil lets a licensed operator take: no credit card, no boleto, no cash, no crypto. */
export const methods: readonly Method[] = [
  {
    id: 1,
    type: 'online_pix',
    name: { pt: 'PIX', en: 'PIX', cn: 'PIX' },
    description: { pt: 'Cai na hora, dia e noite', en: 'At once, day and night', cn: '全天即时到账' },
  },
  {
    id: 2,
    type: 'company_ted',
    name: { pt: 'Transferência (TED)', en: 'Bank transfer (TED)', cn: '银行转账（TED）' },
    description: {
      pt: 'Da sua conta no banco, em dia útil',
      en: 'From your bank account, on business days',
      cn: '从您的银行账户转账，工作日办理',
    },
  },
  {
    id: 3,
    type: 'online_wallet',
    name: { pt: 'Carteira digital', en: 'E-wallet', cn: '电子钱包' },
    description: {
      pt: 'Com o saldo da sua carteira',
      en: "With your wallet's balance",
      cn: '使用您的钱包余额',
    },
  },
];

const everybody: readonly WordListName[] = ['mare', 'salao', 'pulo'];
const free = { basisPoints: 0, fixed: 0 };
const day = 24 * 60;

export const channels: readonly Channel[] = [
  {
    id: 11,
    type: 'online_pix',
    names: { mare: 'PIX Brisa', salao: 'PIX Camarote', pulo: 'PIX Órbita', plain: 'PIX Direto' },
    description: { pt: 'Código PIX nesta página', en: 'PIX code on this page', cn: '在本页显示 PIX 码' },
    min: 20_00,
    max: 50_000_00,
    fee: free,
    minutes: 0,
    payWithin: null,
    isOpen: true,
    hands: 'code',
    offeredBy: everybody,
  },
  {
    id: 12,
    type: 'online_pix',
    names: { mare: 'PIX Enseada', salao: 'PIX Bilheteria', pulo: 'PIX Portal', plain: 'PIX Parceiro' },
    description: { pt: 'Na página do provedor', en: "On the provider's page", cn: '在支付商页面' },
    min: 10_00,
    max: 20_000_00,
    fee: free,
    minutes: 0,
    payWithin: null,
    isOpen: true,
    hands: 'page',
    offeredBy: everybody,
  },
  {
    id: 13,
    type: 'online_pix',
    names: { mare: 'PIX Recife', salao: 'PIX Galeria', pulo: 'PIX Cometa', plain: 'PIX Reserva' },
    description: { pt: 'Em manutenção', en: 'Under maintenance', cn: '维护中' },
    min: 50_00,
    max: 100_000_00,
    fee: free,
    minutes: 5,
    payWithin: null,
    isOpen: false,
    hands: 'code',
    offeredBy: everybody,
  },
  {
    id: 21,
    type: 'company_ted',
    names: { mare: 'TED Cais', salao: 'TED Tesouraria', pulo: 'TED Base', plain: 'TED Padrão' },
    description: {
      pt: 'Você transfere para a conta indicada',
      en: 'You transfer to the account shown',
      cn: '您转账至所示账户',
    },
    min: 100_00,
    max: 200_000_00,
    fee: { basisPoints: 0, fixed: 3_50 },
    minutes: 60,
    payWithin: day,
    isOpen: true,
    hands: 'account',
    offeredBy: ['mare', 'salao'],
  },
  {
    id: 22,
    type: 'company_ted',
    names: { mare: 'TED Farol', salao: 'TED Gabinete', pulo: 'TED Doca', plain: 'TED Expressa' },
    description: {
      pt: 'Para valores altos, sem taxa',
      en: 'For large amounts, free of charge',
      cn: '大额转账，免手续费',
    },
    min: 5_000_00,
    max: 500_000_00,
    fee: free,
    minutes: 120,
    payWithin: day,
    isOpen: true,
    hands: 'account',
    offeredBy: ['salao'],
  },
  {
    id: 31,
    type: 'online_wallet',
    names: {
      mare: 'Carteira Marola',
      salao: 'Carteira Marfim',
      pulo: 'Carteira Pixel',
      plain: 'Carteira Um',
    },
    description: {
      pt: 'Na página da carteira',
      en: "On the wallet's page",
      cn: '在钱包页面付款',
    },
    min: 10_00,
    max: 5_000_00,
    fee: { basisPoints: 190, fixed: 40 },
    minutes: 5,
    payWithin: null,
    isOpen: true,
    hands: 'page',
    offeredBy: ['mare', 'pulo'],
  },
  {
    id: 32,
    type: 'online_wallet',
    names: {
      mare: 'Carteira Corrente',
      salao: 'Carteira Fino',
      pulo: 'Carteira Moeda',
      plain: 'Carteira Dois',
    },
    description: {
      pt: 'Para valores pequenos, na página da carteira',
      en: "For small amounts, on the wallet's page",
      cn: '小额付款，在钱包页面',
    },
    min: 5_00,
    max: 1_000_00,
    fee: { basisPoints: 250, fixed: 0 },
    minutes: 0,
    payWithin: null,
    isOpen: true,
    hands: 'page',
    offeredBy: ['pulo'],
  },
];

export function findChannel(id: number): Channel | undefined {
  return channels.find((channel) => channel.id === id);
}

/** What a site calls a channel. */
export function channelName({ names }: Channel, site: Pick<SiteSettings, 'words' | 'isSetUp'>): string {
  return names[site.isSetUp ? site.words : 'plain'];
}

/** The channels of an operator, closed ones too. */
export function channelsOf(operator: WordListName): readonly Channel[] {
  return channels.filter(({ offeredBy }) => offeredBy.includes(operator));
}

/** The operator's own account, which transfers go to. A demonstration: no bank knows it. */
export const receivingAccount = {
  bank: '902 · Banco Jangada',
  agency: '0001',
  account: '45871-3',
  holder: 'Fortuna Demonstração Ltda.',
  tax_id: '11.222.333/0001-81',
} as const;
