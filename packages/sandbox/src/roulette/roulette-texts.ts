import type { PocketColour, SpotKind } from '@fortuna/domain/fair-play/roulette.ts';
import type { MessageLanguage } from '../messages/translate.ts';

/** What a press on a number covers. */
export const coverings = ['straight', 'across', 'down', 'street', 'corner', 'line'] as const;
export type Covering = (typeof coverings)[number];

export interface RouletteTexts {
  readonly wheel: string;
  readonly cloth: string;
  readonly colours: Readonly<Record<PocketColour, string>>;
  /** `{{numbers}}` where it is one of many. */
  readonly kinds: Readonly<Record<Exclude<SpotKind, 'colour' | 'parity' | 'half'>, string>>;
  readonly outside: Readonly<Record<'red' | 'black' | 'even' | 'odd' | 'low' | 'high', string>>;
  readonly dozens: readonly [string, string, string];
  readonly column: string;
  readonly chip: string;
  readonly chips: string;
  readonly covers: string;
  readonly covering: Readonly<Record<Covering, string>>;
  /** On a place of the cloth, for ears. */
  readonly drafted: string;
  readonly placed: string;
  readonly yourBets: string;
  /** On the button, as long as there is nothing to send. */
  readonly noBets: string;
  readonly notSent: string;
  readonly onTable: string;
  readonly remove: string;
  readonly place: string;
  readonly placing: string;
  readonly clear: string;
  readonly repeat: string;
  readonly takeBack: string;
  readonly balance: string;
  readonly players: string;
  readonly lastNumbers: string;
  readonly seconds: string;
  readonly betting: string;
  readonly open: string;
  readonly bettingSoon: string;
  readonly closed: string;
  readonly rolling: string;
  readonly offline: string;
  readonly full: string;
  readonly fell: string;
  readonly noBetThisRound: string;
  readonly leftOver: string;
  readonly accepted: string;
  readonly tookBack: string;
  readonly lost: string;
  readonly notThere: string;
  readonly connecting: string;
  readonly disconnected: string;
  readonly missed: string;
  readonly limits: string;
  readonly tooMuch: string;
  readonly rules: string;
  readonly rulesIntro: string;
  readonly rulesLive: string;
  readonly bet: string;
  readonly pays: string;
}

/** Words of the table's page; its script gets them with it. */
export const rouletteTexts: Readonly<Record<MessageLanguage, RouletteTexts>> = {
  pt: {
    wheel: 'Roda da roleta',
    cloth: 'Pano de apostas',
    colours: { red: 'vermelho', black: 'preto', green: 'verde' },
    kinds: {
      straight: 'Número {{numbers}}',
      split: 'Dupla {{numbers}}',
      street: 'Rua {{numbers}}',
      corner: 'Quadra {{numbers}}',
      line: 'Linha {{numbers}}',
      dozen: 'Dúzia',
      column: 'Coluna',
    },
    outside: { red: 'Vermelho', black: 'Preto', even: 'Par', odd: 'Ímpar', low: '1 a 18', high: '19 a 36' },
    dozens: ['1ª dúzia', '2ª dúzia', '3ª dúzia'],
    column: 'Coluna {{column}}',
    chip: 'Ficha',
    chips: 'Valor da ficha',
    covers: 'A ficha cobre',
    covering: {
      straight: 'Um número',
      across: 'Dupla ao lado',
      down: 'Dupla na coluna',
      street: 'Rua de três',
      corner: 'Quadra',
      line: 'Linha de seis',
    },
    drafted: '{{amount}} por enviar',
    placed: '{{amount}} apostados',
    yourBets: 'Suas apostas nesta rodada',
    noBets: 'Sem fichas no pano',
    notSent: 'por enviar',
    onTable: 'na mesa',
    remove: 'Tirar {{spot}}',
    place: 'Apostar {{amount}}',
    placing: 'Enviando…',
    clear: 'Limpar',
    repeat: 'Repor fichas',
    takeBack: 'Retirar apostas',
    balance: 'Saldo',
    players: 'Jogadores',
    lastNumbers: 'Últimos números',
    seconds: '{{seconds}} s',
    betting: 'Façam suas apostas',
    open: 'Apostas abertas.',
    rolling: 'A bola está girando…',
    bettingSoon: 'Apostas fecham em {{seconds}} segundos',
    closed: 'Apostas encerradas',
    offline: 'Mesa fora do ar',
    full: 'A mesa está cheia. Volte às mesas e escolha outra.',
    fell: 'Saiu {{number}}, {{colour}}.',
    noBetThisRound: 'Você não apostou nesta rodada.',
    leftOver: 'As apostas fecharam: {{amount}} não foram enviados e ficam no pano para a próxima rodada.',
    accepted: 'Aposta registrada: {{amount}}.',
    tookBack: 'Apostas retiradas: o valor voltou à carteira.',
    lost: 'A resposta se perdeu. Conferindo se a aposta chegou…',
    notThere: 'A aposta não chegou à mesa: nada foi cobrado.',
    connecting: 'Abrindo a mesa…',
    disconnected: 'Sem conexão. Procurando a mesa…',
    missed: 'Enquanto você estava fora: rodada {{round}}, saiu {{number}}. {{result}}',
    limits: '{{lowest}} por ficha, até {{highest}} por rodada',
    tooMuch: 'O limite da mesa é {{highest}} por rodada.',
    rules: 'Regras e pagamentos',
    rulesIntro: 'Roleta europeia, um zero só. Cada aposta devolve em média {{rtp}} a longo prazo.',
    rulesLive:
      'As apostas valem enquanto o relógio do servidor as tem abertas; até lá podem ser retiradas. O resultado já está decidido antes das apostas, e você pode conferi-lo depois.',
    bet: 'Aposta',
    pays: 'Paga',
  },
  en: {
    wheel: 'Roulette wheel',
    cloth: 'Betting cloth',
    colours: { red: 'red', black: 'black', green: 'green' },
    kinds: {
      straight: 'Number {{numbers}}',
      split: 'Split {{numbers}}',
      street: 'Street {{numbers}}',
      corner: 'Corner {{numbers}}',
      line: 'Line {{numbers}}',
      dozen: 'Dozen',
      column: 'Column',
    },
    outside: { red: 'Red', black: 'Black', even: 'Even', odd: 'Odd', low: '1 to 18', high: '19 to 36' },
    dozens: ['1st dozen', '2nd dozen', '3rd dozen'],
    column: 'Column {{column}}',
    chip: 'Chip',
    chips: 'Value of the chip',
    covers: 'The chip covers',
    covering: {
      straight: 'One number',
      across: 'Split, side by side',
      down: 'Split, in the column',
      street: 'Street of three',
      corner: 'Corner',
      line: 'Line of six',
    },
    drafted: '{{amount}} to be sent',
    placed: '{{amount}} placed',
    yourBets: 'Your bets in this round',
    noBets: 'No chips on the cloth',
    notSent: 'to be sent',
    onTable: 'on the table',
    remove: 'Take off {{spot}}',
    place: 'Bet {{amount}}',
    placing: 'Sending…',
    clear: 'Clear',
    repeat: 'Lay again',
    takeBack: 'Take bets back',
    balance: 'Balance',
    players: 'Players',
    lastNumbers: 'Last numbers',
    seconds: '{{seconds}} s',
    betting: 'Place your bets',
    open: 'Bets are open.',
    rolling: 'The ball is rolling…',
    bettingSoon: 'Bets close in {{seconds}} seconds',
    closed: 'No more bets',
    offline: 'Table offline',
    full: 'The table is full. Go back to the tables and choose another.',
    fell: '{{number}}, {{colour}}.',
    noBetThisRound: 'You had no bet in this round.',
    leftOver: 'Bets are closed: {{amount}} were not sent and stay on the cloth for the next round.',
    accepted: 'Bet accepted: {{amount}}.',
    tookBack: 'Bets taken back: the amount is in your wallet again.',
    lost: 'The answer was lost. Checking whether the bet has arrived…',
    notThere: 'The bet has not reached the table: nothing was charged.',
    connecting: 'Opening the table…',
    disconnected: 'No connection. Looking for the table…',
    missed: 'While you were away: round {{round}}, {{number}}. {{result}}',
    limits: '{{lowest}} a chip, up to {{highest}} a round',
    tooMuch: 'The table’s limit is {{highest}} a round.',
    rules: 'Rules and payouts',
    rulesIntro: 'European roulette, single zero. Every bet returns {{rtp}} in the long run.',
    rulesLive:
      'Bets count while the server’s clock has them open; until then they can be taken back. The result is decided before the bets, and you can check it afterwards.',
    bet: 'Bet',
    pays: 'Pays',
  },
  cn: {
    wheel: '轮盘',
    cloth: '投注台布',
    colours: { red: '红', black: '黑', green: '绿' },
    kinds: {
      straight: '单号 {{numbers}}',
      split: '双号 {{numbers}}',
      street: '三号 {{numbers}}',
      corner: '四号 {{numbers}}',
      line: '六号 {{numbers}}',
      dozen: '打',
      column: '列',
    },
    outside: { red: '红', black: '黑', even: '双', odd: '单', low: '1 至 18', high: '19 至 36' },
    dozens: ['第一打', '第二打', '第三打'],
    column: '第 {{column}} 列',
    chip: '筹码',
    chips: '筹码面值',
    covers: '筹码覆盖',
    covering: {
      straight: '一个号码',
      across: '横向双号',
      down: '纵向双号',
      street: '三个号码',
      corner: '四个号码',
      line: '六个号码',
    },
    drafted: '待发送 {{amount}}',
    placed: '已下注 {{amount}}',
    yourBets: '您本局的投注',
    noBets: '台布上没有筹码',
    notSent: '待发送',
    onTable: '已在台上',
    remove: '取下 {{spot}}',
    place: '下注 {{amount}}',
    placing: '发送中…',
    clear: '清除',
    repeat: '重新下注',
    takeBack: '撤回投注',
    balance: '余额',
    players: '玩家',
    lastNumbers: '最近号码',
    seconds: '{{seconds}} 秒',
    betting: '请下注',
    open: '可以下注。',
    rolling: '滚珠转动中…',
    bettingSoon: '{{seconds}} 秒后停止下注',
    closed: '停止下注',
    offline: '桌台离线',
    full: '桌台已满。请返回并选择其他桌台。',
    fell: '开出 {{number}}，{{colour}}。',
    noBetThisRound: '您本局没有投注。',
    leftOver: '已停止下注：{{amount}} 未发送，保留在台布上供下一局使用。',
    accepted: '投注成功：{{amount}}。',
    tookBack: '投注已撤回：金额已返回钱包。',
    lost: '回应丢失。正在核对投注是否已到达…',
    notThere: '投注未到达桌台：未扣款。',
    connecting: '正在打开桌台…',
    disconnected: '连接中断。正在寻找桌台…',
    missed: '您离开期间：第 {{round}} 局，开出 {{number}}。{{result}}',
    limits: '每注至少 {{lowest}}，每局最多 {{highest}}',
    tooMuch: '本桌每局限额为 {{highest}}。',
    rules: '规则与赔付',
    rulesIntro: '欧式轮盘，单零。长期来看每种投注平均返还 {{rtp}}。',
    rulesLive: '投注以服务器时钟为准，停止下注之前可以撤回。结果在下注之前已经决定，之后您可以核对。',
    bet: '投注',
    pays: '赔付',
  },
};
