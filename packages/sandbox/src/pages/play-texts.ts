import type { MessageLanguage } from '../messages/translate.ts';
import type { SlotSymbol } from '../slot/slot-rules.ts';
import type { SymbolSet } from './play-symbols.ts';

export interface PlayTexts {
  readonly notice: string;
  readonly stake: string;
  readonly lowerStake: string;
  readonly raiseStake: string;
  readonly spin: string;
  readonly spinning: string;
  readonly retry: string;
  readonly reels: string;
  /** One line of a round: which, how many of what, and what it pays. */
  readonly line: string;
  readonly big: string;
  readonly huge: string;
  readonly rounds: string;
  readonly net: string;
  readonly sound: string;
  readonly paytable: string;
  readonly close: string;
  readonly paytableIntro: string;
  readonly wild: string;
  readonly symbol: string;
  readonly alike: string;
  readonly ready: string;
  readonly loading: string;
  readonly ended: string;
  readonly network: string;
}

/** Words of the game page; the page's script gets them with it. */
export const playTexts: Readonly<Record<MessageLanguage, PlayTexts>> = {
  pt: {
    notice: 'Demonstração sem dinheiro real · 18+',
    stake: 'Aposta',
    lowerStake: 'Diminuir aposta',
    raiseStake: 'Aumentar aposta',
    spin: 'Girar',
    spinning: 'Girando…',
    retry: 'Tentar de novo',
    reels: 'Rolos',
    line: 'Linha {{line}}: {{count}} × {{symbol}}, {{amount}}',
    big: 'Ganho grande',
    huge: 'Ganho enorme',
    rounds: 'Rodadas',
    net: 'Resultado até aqui',
    sound: 'Som',
    paytable: 'Tabela de prêmios',
    close: 'Fechar',
    paytableIntro:
      'Prêmios por linha, em apostas de linha (um décimo da aposta). Dez linhas, da esquerda para a direita. Retorno ao jogador: {{rtp}} %.',
    wild: 'Curinga: substitui qualquer símbolo.',
    symbol: 'Símbolo',
    alike: '{{count}} iguais',
    ready: 'Escolha a aposta e gire.',
    loading: 'Abrindo o jogo…',
    ended: 'Esta partida terminou. Volte e abra o jogo de novo.',
    network: 'Erro de rede, tente novamente mais tarde',
  },
  en: {
    notice: 'Demonstration without real money · 18+',
    stake: 'Stake',
    lowerStake: 'Lower the stake',
    raiseStake: 'Raise the stake',
    spin: 'Spin',
    spinning: 'Spinning…',
    retry: 'Try again',
    reels: 'Reels',
    line: 'Line {{line}}: {{count}} × {{symbol}}, {{amount}}',
    big: 'Big win',
    huge: 'Huge win',
    rounds: 'Rounds',
    net: 'Result so far',
    sound: 'Sound',
    paytable: 'Paytable',
    close: 'Close',
    paytableIntro:
      'Prizes a line, in line stakes (a tenth of the stake). Ten lines, left to right. Return to player: {{rtp}} %.',
    wild: 'Wild: stands for any symbol.',
    symbol: 'Symbol',
    alike: '{{count}} alike',
    ready: 'Choose a stake and spin.',
    loading: 'Opening the game…',
    ended: 'This session is over. Go back and open the game again.',
    network: 'Network error, please try again later',
  },
  cn: {
    notice: '演示，不涉及真实资金 · 18+',
    stake: '投注',
    lowerStake: '减少投注',
    raiseStake: '增加投注',
    spin: '旋转',
    spinning: '旋转中…',
    retry: '重试',
    reels: '转轮',
    line: '第 {{line}} 线：{{count}} × {{symbol}}，{{amount}}',
    big: '大奖',
    huge: '巨奖',
    rounds: '局数',
    net: '目前结果',
    sound: '声音',
    paytable: '赔付表',
    close: '关闭',
    paytableIntro: '每线奖金以线注（投注的十分之一）计算。共十线，从左到右。玩家返还率：{{rtp}} %。',
    wild: '百搭：可代替任何符号。',
    symbol: '符号',
    alike: '{{count}} 个相同',
    ready: '请选择投注并旋转。',
    loading: '正在打开游戏…',
    ended: '本场游戏已结束。请返回并重新打开游戏。',
    network: '网络错误，请稍后再试',
  },
};

type SymbolNames = Readonly<Record<SlotSymbol, string>>;

/** What the drawings of a set show; the rules know each symbol by the coast's name. */
export const symbolNames: Readonly<Record<SymbolSet, Readonly<Record<MessageLanguage, SymbolNames>>>> = {
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
  guilloche: {
    pt: {
      sun: 'máscara',
      lighthouse: 'coroa',
      boat: 'rosa',
      fish: 'sino',
      shell: 'leque',
      star: 'ferradura',
      coconut: 'chave',
      wave: 'trevo',
    },
    en: {
      sun: 'mask',
      lighthouse: 'crown',
      boat: 'rose',
      fish: 'bell',
      shell: 'fan',
      star: 'horseshoe',
      coconut: 'key',
      wave: 'clover',
    },
    cn: {
      sun: '面具',
      lighthouse: '皇冠',
      boat: '玫瑰',
      fish: '铃铛',
      shell: '折扇',
      star: '马蹄铁',
      coconut: '钥匙',
      wave: '三叶草',
    },
  },
  halftone: {
    pt: {
      sun: 'raio',
      lighthouse: 'foguete',
      boat: 'fantasma',
      fish: 'gema',
      shell: 'coração',
      star: 'cogumelo',
      coconut: 'cereja',
      wave: 'moeda',
    },
    en: {
      sun: 'bolt',
      lighthouse: 'rocket',
      boat: 'ghost',
      fish: 'gem',
      shell: 'heart',
      star: 'mushroom',
      coconut: 'cherry',
      wave: 'coin',
    },
    cn: {
      sun: '闪电',
      lighthouse: '火箭',
      boat: '幽灵',
      fish: '宝石',
      shell: '爱心',
      star: '蘑菇',
      coconut: '樱桃',
      wave: '金币',
    },
  },
};
