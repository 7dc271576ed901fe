import type { MessageLanguage } from '../messages/translate.ts';

export interface CrashTexts {
  /** Name of the picture for who does not see it. */
  readonly plot: string;
  readonly past: string;
  readonly auto: string;
  readonly autoHint: string;
  readonly autoWrong: string;
  readonly bet: string;
  readonly placing: string;
  readonly placed: string;
  readonly cashOut: string;
  readonly leaving: string;
  readonly watching: string;
  readonly opensIn: string;
  readonly flying: string;
  /** The same, for whoever has got out of it. */
  readonly goesOn: string;
  readonly crashed: string;
  readonly out: string;
  readonly voided: string;
  readonly checking: string;
  readonly notPlaced: string;
  readonly reconnecting: string;
  readonly ready: string;
  /** Of a bet that is placed, before its flight. */
  readonly inTime: string;
  /** Below what getting out would bring by now. */
  readonly ifNow: string;
}

/** Words of the crash game's page; its script gets them with it. */
export const crashTexts: Readonly<Record<MessageLanguage, CrashTexts>> = {
  pt: {
    plot: 'Voo',
    past: 'Últimos voos',
    auto: 'Sair sozinho em',
    autoHint: 'vazio: você decide',
    autoWrong: 'Um número de 1,01 a 1.000, ou nada.',
    bet: 'Apostar {{amount}}',
    placing: 'Enviando a aposta…',
    placed: 'Aposta feita: {{amount}}',
    cashOut: 'Sair com {{amount}}',
    leaving: 'Saindo…',
    watching: 'Aguarde o próximo voo',
    opensIn: 'Decola em {{seconds}} s',
    flying: 'Em voo',
    goesOn: 'Segue sem você',
    crashed: 'Caiu em {{point}}×',
    out: 'Você saiu em {{point}}×.',
    voided: 'Aposta cancelada pelo operador: {{amount}} de volta.',
    checking: 'Sem resposta. Conferindo sua aposta…',
    notPlaced: 'A aposta não entrou neste voo. Nada saiu do seu saldo.',
    reconnecting: 'Conexão perdida. Voltando ao voo…',
    ready: 'Escolha a aposta. Saia antes da queda.',
    inTime: 'Saia antes da queda.',
    ifNow: 'Se você sair agora',
  },
  en: {
    plot: 'Flight',
    past: 'Last flights',
    auto: 'Cash out by itself at',
    autoHint: 'empty: you decide',
    autoWrong: 'A number from 1.01 to 1,000, or nothing.',
    bet: 'Bet {{amount}}',
    placing: 'Placing the bet…',
    placed: 'Bet placed: {{amount}}',
    cashOut: 'Cash out {{amount}}',
    leaving: 'Cashing out…',
    watching: 'Wait for the next flight',
    opensIn: 'Takes off in {{seconds}} s',
    flying: 'Flying',
    goesOn: 'Flies on without you',
    crashed: 'Crashed at {{point}}×',
    out: 'You got out at {{point}}×.',
    voided: 'Bet cancelled by the operator: {{amount}} back.',
    checking: 'No answer. Looking for your bet…',
    notPlaced: 'The bet is not on this flight. Nothing was taken from your balance.',
    reconnecting: 'Connection lost. Returning to the flight…',
    ready: 'Choose a stake. Get out before the crash.',
    inTime: 'Get out before the crash.',
    ifNow: 'If you cash out now',
  },
  cn: {
    plot: '飞行',
    past: '最近的飞行',
    auto: '自动兑现倍数',
    autoHint: '留空：由您决定',
    autoWrong: '请输入 1.01 至 1,000 之间的数字，或留空。',
    bet: '投注 {{amount}}',
    placing: '正在投注…',
    placed: '已投注：{{amount}}',
    cashOut: '兑现 {{amount}}',
    leaving: '正在兑现…',
    watching: '请等待下一次飞行',
    opensIn: '{{seconds}} 秒后起飞',
    flying: '飞行中',
    goesOn: '您已兑现，仍在飞行',
    crashed: '在 {{point}}× 坠落',
    out: '您在 {{point}}× 兑现。',
    voided: '投注已被运营方取消：退回 {{amount}}。',
    checking: '没有收到回复，正在查询您的投注…',
    notPlaced: '本次飞行没有您的投注，余额未扣除。',
    reconnecting: '连接中断，正在返回飞行…',
    ready: '请选择投注，在坠落前兑现。',
    inTime: '请在坠落前兑现。',
    ifNow: '若现在兑现',
  },
};
