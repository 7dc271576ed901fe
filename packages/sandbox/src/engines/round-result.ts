import { type Centavos, formatMoney } from '@fortuna/domain/money.ts';
import { fillIn, type MessageLanguage } from '../messages/translate.ts';

/** What a round has come to. A return below the stake is `short`: a loss, whatever lines it has. */
export const roundKinds = ['nothing', 'short', 'even', 'win', 'big', 'huge'] as const;
export type RoundKind = (typeof roundKinds)[number];

/** From so many stakes on a win is big, and huge: one round in 55, and one in 1,100. */
const bigFrom = 10;
const hugeFrom = 40;

export function kindOfRound(stake: Centavos, win: Centavos): RoundKind {
  if (win === 0) return 'nothing';
  if (win < stake) return 'short';
  if (win === stake) return 'even';
  if (win < bigFrom * stake) return 'win';
  return win < hugeFrom * stake ? 'big' : 'huge';
}

type Words = Readonly<Record<'nothing' | 'short' | 'even' | 'won', string>>;

/** `back` is what returns to the wallet, `net` what the round has brought or cost, `gain` the same of a win, without a sign. */
export const roundWords: Readonly<Record<MessageLanguage, Words>> = {
  pt: {
    nothing: 'Sem prêmio, {{net}}',
    short: '{{back}} de volta, {{net}}',
    even: '{{back}} de volta: nem ganho, nem perda',
    won: 'Você ganhou {{gain}}: {{back}} de volta',
  },
  en: {
    nothing: 'No prize, {{net}}',
    short: '{{back}} back, {{net}}',
    even: '{{back}} back: nothing won, nothing lost',
    won: 'You won {{gain}}: {{back}} back',
  },
  cn: {
    nothing: '未中奖，{{net}}',
    short: '返还 {{back}}，{{net}}',
    even: '返还 {{back}}：不赢不亏',
    won: '您赢得 {{gain}}：返还 {{back}}',
  },
};

/** What stands below the figure that a round has brought or cost: the figure itself is not said again. */
const roundNotes: Readonly<Record<MessageLanguage, Readonly<Record<'nothing' | 'back', string>>>> = {
  pt: { nothing: 'Sem prêmio', back: '{{back}} de volta' },
  en: { nothing: 'No prize', back: '{{back}} back' },
  cn: { nothing: '未中奖', back: '返还 {{back}}' },
};

export interface RoundResult {
  readonly kind: RoundKind;
  /** Won or lost in all, signed. */
  readonly net: Centavos;
  /** The same in words. */
  readonly text: string;
  /** What the words say besides `net`. */
  readonly note: string;
}

/** What a player is told of a round: always what it has brought or cost, never a return alone. */
export function resultOfRound(stake: Centavos, win: Centavos, language: MessageLanguage): RoundResult {
  const kind = kindOfRound(stake, win);
  const net = win - stake;
  const words = roundWords[language];
  const notes = roundNotes[language];
  const back = formatMoney(win, language);
  const note = fillIn(kind === 'nothing' ? notes.nothing : notes.back, { back });
  const text = fillIn(kind === 'nothing' || kind === 'short' || kind === 'even' ? words[kind] : words.won, {
    back,
    net: formatMoney(net, language),
    gain: formatMoney(net, language),
  });
  return { kind, net, text, note };
}
