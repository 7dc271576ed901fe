import type { SlotSymbolOf, SlotTheme } from '@fortuna/domain/fair-play/slot-machines.ts';
import type { MessageLanguage } from '../messages/translate.ts';

export interface SlotTexts {
  readonly spin: string;
  readonly spinning: string;
  readonly retry: string;
  readonly reels: string;
  /** One line of a round: which, how many of what, and what it pays. */
  readonly line: string;
  /** Of a round in which more than one has paid. */
  readonly lines: string;
  readonly paytable: string;
  readonly paytableIntro: string;
  readonly wild: string;
  readonly symbol: string;
  readonly alike: string;
  readonly ready: string;
}

/** Words of the game page; the page's script gets them with it. */
export const slotTexts: Readonly<Record<MessageLanguage, SlotTexts>> = {
  pt: {
    spin: 'Girar',
    spinning: 'Girando…',
    retry: 'Tentar de novo',
    reels: 'Rolos',
    line: 'Linha {{line}}: {{count}} × {{symbol}}, {{amount}}',
    lines: 'Linhas {{lines}}',
    paytable: 'Tabela de prêmios',
    paytableIntro:
      'Prêmios por linha, em apostas de linha: a aposta dividida por {{lines}} linhas, que pagam da esquerda para a direita. Retorno ao jogador: {{rtp}}.',
    wild: 'Curinga: substitui qualquer símbolo.',
    symbol: 'Símbolo',
    alike: '{{count}} iguais',
    ready: 'Escolha a aposta e gire.',
  },
  en: {
    spin: 'Spin',
    spinning: 'Spinning…',
    retry: 'Try again',
    reels: 'Reels',
    line: 'Line {{line}}: {{count}} × {{symbol}}, {{amount}}',
    lines: 'Lines {{lines}}',
    paytable: 'Paytable',
    paytableIntro:
      'Prizes a line, in line stakes: the stake divided by {{lines}} lines, which pay from the left to the right. Return to player: {{rtp}}.',
    wild: 'Wild: stands for any symbol.',
    symbol: 'Symbol',
    alike: '{{count}} alike',
    ready: 'Choose a stake and spin.',
  },
  cn: {
    spin: '旋转',
    spinning: '旋转中…',
    retry: '重试',
    reels: '转轮',
    line: '第 {{line}} 线：{{count}} × {{symbol}}，{{amount}}',
    lines: '中奖线 {{lines}}',
    paytable: '赔付表',
    paytableIntro: '每线奖金以线注计算：投注除以 {{lines}} 条线，从左到右赔付。玩家返还率：{{rtp}}。',
    wild: '百搭：可代替任何符号。',
    symbol: '符号',
    alike: '{{count}} 个相同',
    ready: '请选择投注并旋转。',
  },
};

/** What the symbols of a machine are called. */
export const symbolNames: {
  readonly [Theme in SlotTheme]: Readonly<
    Record<MessageLanguage, Readonly<Record<SlotSymbolOf<Theme>, string>>>
  >;
} = {
  coast: {
    pt: {
      sun: 'sol',
      lighthouse: 'farol',
      boat: 'barco',
      fish: 'peixe',
      shell: 'concha',
      star: 'estrela-do-mar',
      coconut: 'coco',
      wave: 'onda',
    },
    en: {
      sun: 'sun',
      lighthouse: 'lighthouse',
      boat: 'boat',
      fish: 'fish',
      shell: 'shell',
      star: 'starfish',
      coconut: 'coconut',
      wave: 'wave',
    },
    cn: {
      sun: '太阳',
      lighthouse: '灯塔',
      boat: '帆船',
      fish: '鱼',
      shell: '贝壳',
      star: '海星',
      coconut: '椰子',
      wave: '海浪',
    },
  },
  salon: {
    pt: {
      mask: 'máscara',
      crown: 'coroa',
      rose: 'rosa',
      bell: 'sino',
      fan: 'leque',
      horseshoe: 'ferradura',
      key: 'chave',
      clover: 'trevo',
    },
    en: {
      mask: 'mask',
      crown: 'crown',
      rose: 'rose',
      bell: 'bell',
      fan: 'fan',
      horseshoe: 'horseshoe',
      key: 'key',
      clover: 'clover',
    },
    cn: {
      mask: '面具',
      crown: '皇冠',
      rose: '玫瑰',
      bell: '铃铛',
      fan: '折扇',
      horseshoe: '马蹄铁',
      key: '钥匙',
      clover: '三叶草',
    },
  },
  arcade: {
    pt: {
      bolt: 'raio',
      rocket: 'foguete',
      ghost: 'fantasma',
      gem: 'gema',
      heart: 'coração',
      mushroom: 'cogumelo',
      cherry: 'cereja',
      coin: 'moeda',
    },
    en: {
      bolt: 'bolt',
      rocket: 'rocket',
      ghost: 'ghost',
      gem: 'gem',
      heart: 'heart',
      mushroom: 'mushroom',
      cherry: 'cherry',
      coin: 'coin',
    },
    cn: {
      bolt: '闪电',
      rocket: '火箭',
      ghost: '幽灵',
      gem: '宝石',
      heart: '爱心',
      mushroom: '蘑菇',
      cherry: '樱桃',
      coin: '金币',
    },
  },
};
