import type { Centavos } from '@fortuna/domain/money.ts';
import type { WordListName } from '../catalogue/word-list.ts';

/** A provider behind a payment method, as the operator set it up. */
export interface Channel {
  readonly id: number;
  readonly type: string;
  /** By the operator's words. */
  readonly names: Readonly<Record<WordListName, string>>;
  readonly description: Readonly<Record<'pt' | 'en' | 'cn', string>>;
  readonly min: Centavos;
  readonly max: Centavos;
  readonly isOpen: boolean;
  /** `code`: the site shows the PIX code. `page`: the provider's page does. */
  readonly hands: 'code' | 'page';
}

export interface Method {
  readonly id: number;
  readonly type: string;
  readonly name: string;
  readonly text: Readonly<Record<'pt' | 'en' | 'cn', string>>;
}

export const methods: readonly Method[] = [
  { id: 1, type: 'online_pix', name: 'PIX', text: { pt: 'PIX on-line', en: 'PIX online', cn: 'PIX 在线' } },
];

export const channels: readonly Channel[] = [
  {
    id: 11,
    type: 'online_pix',
    names: { mare: 'PIX Brisa', salao: 'PIX Camarote', pulo: 'PIX Órbita' },
    description: {
      pt: 'Código PIX nesta página',
      en: 'PIX code on this page',
      cn: '在本页显示 PIX 码',
    },
    min: 20_00,
    max: 50_000_00,
    isOpen: true,
    hands: 'code',
  },
  {
    id: 12,
    type: 'online_pix',
    names: { mare: 'PIX Enseada', salao: 'PIX Bilheteria', pulo: 'PIX Portal' },
    description: {
      pt: 'Na página do provedor',
      en: "On the provider's page",
      cn: '在支付商页面',
    },
    min: 10_00,
    max: 20_000_00,
    isOpen: true,
    hands: 'page',
  },
  {
    id: 13,
    type: 'online_pix',
    names: { mare: 'PIX Recife', salao: 'PIX Galeria', pulo: 'PIX Cometa' },
    description: { pt: 'Em manutenção', en: 'Under maintenance', cn: '维护中' },
    min: 50_00,
    max: 100_000_00,
    isOpen: false,
    hands: 'code',
  },
];

export function findChannel(id: number): Channel | undefined {
  return channels.find((channel) => channel.id === id);
}
