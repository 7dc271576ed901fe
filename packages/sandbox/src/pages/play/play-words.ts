import type { MessageLanguage } from '../../messages/translate.ts';

/** What every game's page says. */
export interface PlayWords {
  readonly notice: string;
  readonly loading: string;
  readonly ended: string;
  readonly network: string;
  readonly sound: string;
  readonly close: string;
  readonly rounds: string;
  readonly net: string;
  readonly stake: string;
  readonly lowerStake: string;
  readonly raiseStake: string;
  readonly big: string;
  readonly huge: string;
  readonly fair: string;
  /** Of a game whose player takes part in the seed, and of one whose players share a round. */
  readonly fairOwn: string;
  readonly fairShared: string;
  readonly commitment: string;
  readonly nonce: string;
  readonly clientSeed: string;
  readonly newSeed: string;
  readonly check: string;
}

export const playWords: Readonly<Record<MessageLanguage, PlayWords>> = {
  pt: {
    notice: 'Demonstração sem dinheiro real · 18+',
    loading: 'Abrindo o jogo…',
    ended: 'Esta partida terminou. Volte e abra o jogo de novo.',
    network: 'Erro de rede, tente novamente mais tarde',
    sound: 'Som',
    close: 'Fechar',
    rounds: 'Rodadas',
    net: 'Resultado até aqui',
    stake: 'Aposta',
    lowerStake: 'Diminuir aposta',
    raiseStake: 'Aumentar aposta',
    big: 'Ganho grande',
    huge: 'Ganho enorme',
    fair: 'Jogo justo',
    fairOwn:
      'A próxima rodada já está decidida por uma semente do servidor, que só conhecemos nós, e pela sua. Abaixo está a impressão digital (SHA-256) da nossa: depois da rodada mostramos a semente, e você confere se é ela.',
    fairShared:
      'A próxima rodada já está decidida por uma semente do servidor, igual para todos. Abaixo está a impressão digital (SHA-256) dela: depois da rodada mostramos a semente, e você confere se é ela.',
    commitment: 'Impressão digital da próxima rodada',
    nonce: 'Número da rodada',
    clientSeed: 'Sua semente (letras, números, - e _)',
    newSeed: 'Sortear outra',
    check: 'Conferir a última rodada',
  },
  en: {
    notice: 'Demonstration without real money · 18+',
    loading: 'Opening the game…',
    ended: 'This session is over. Go back and open the game again.',
    network: 'Network error, please try again later',
    sound: 'Sound',
    close: 'Close',
    rounds: 'Rounds',
    net: 'Result so far',
    stake: 'Stake',
    lowerStake: 'Lower the stake',
    raiseStake: 'Raise the stake',
    big: 'Big win',
    huge: 'Huge win',
    fair: 'Fair play',
    fairOwn:
      'The next round is decided already, by a seed of the server that only we know and by yours. Below is the fingerprint (SHA-256) of ours: after the round we show the seed, and you check that it is the one.',
    fairShared:
      'The next round is decided already, by a seed of the server that is the same for everybody. Below is its fingerprint (SHA-256): after the round we show the seed, and you check that it is the one.',
    commitment: 'Fingerprint of the next round',
    nonce: 'Number of the round',
    clientSeed: 'Your seed (letters, digits, - and _)',
    newSeed: 'Draw another',
    check: 'Check the last round',
  },
  cn: {
    notice: '演示，不涉及真实资金 · 18+',
    loading: '正在打开游戏…',
    ended: '本场游戏已结束。请返回并重新打开游戏。',
    network: '网络错误，请稍后再试',
    sound: '声音',
    close: '关闭',
    rounds: '局数',
    net: '目前结果',
    stake: '投注',
    lowerStake: '减少投注',
    raiseStake: '增加投注',
    big: '大奖',
    huge: '巨奖',
    fair: '公平验证',
    fairOwn:
      '下一局的结果已由服务器种子（仅我们知道）和您的种子共同决定。下方是服务器种子的指纹（SHA-256）：局后我们公开种子，您可以核对。',
    fairShared:
      '下一局的结果已由服务器种子决定，对所有玩家相同。下方是它的指纹（SHA-256）：局后我们公开种子，您可以核对。',
    commitment: '下一局的指纹',
    nonce: '局号',
    clientSeed: '您的种子（字母、数字、- 和 _）',
    newSeed: '换一个',
    check: '核对上一局',
  },
};
