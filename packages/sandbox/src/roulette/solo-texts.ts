import type { MessageLanguage } from '../messages/translate.ts';

/** What only the page says on which a player has the wheel alone. */
export interface SoloTexts {
  readonly ready: string;
  /** What lies on the cloth before the wheel turns. */
  readonly laid: string;
  /** On a place of the cloth, for ears. */
  readonly onCloth: string;
  /** While there is nothing to play for. */
  readonly spin: string;
  readonly spinFor: string;
  /** With the chips of the last round. */
  readonly againFor: string;
  readonly spinning: string;
  readonly retry: string;
  readonly lost: string;
  readonly lastRound: string;
  readonly rules: string;
}

export const soloTexts: Readonly<Record<MessageLanguage, SoloTexts>> = {
  pt: {
    ready: 'Ponha suas fichas no pano e gire a roda.',
    laid: 'Na mesa: {{amount}}. Gire a roda.',
    onCloth: '{{amount}} em fichas',
    spin: 'Girar',
    spinFor: 'Girar por {{amount}}',
    againFor: 'Repetir por {{amount}}',
    spinning: 'Girando…',
    retry: 'Tentar de novo',
    lost: 'A resposta se perdeu. Tente de novo: a rodada não é cobrada duas vezes.',
    lastRound: 'Sua última rodada: {{fell}} {{result}}',
    rules:
      'A mesa é só sua: a rodada começa quando você gira, e até lá as fichas podem ser tiradas do pano. O resultado já está decidido antes, também pela sua semente, e você pode conferi-lo depois.',
  },
  en: {
    ready: 'Put your chips on the cloth and spin the wheel.',
    laid: 'On the table: {{amount}}. Spin the wheel.',
    onCloth: '{{amount}} in chips',
    spin: 'Spin',
    spinFor: 'Spin for {{amount}}',
    againFor: 'Repeat for {{amount}}',
    spinning: 'Spinning…',
    retry: 'Try again',
    lost: 'The answer was lost. Try again: the round is not charged twice.',
    lastRound: 'Your last round: {{fell}} {{result}}',
    rules:
      'The table is yours alone: the round begins when you spin, and until then chips can be taken off the cloth. The result is decided before, by your seed too, and you can check it afterwards.',
  },
  cn: {
    ready: '请在台布上放置筹码并转动轮盘。',
    laid: '台面：{{amount}}。请转动轮盘。',
    onCloth: '筹码 {{amount}}',
    spin: '转动',
    spinFor: '转动 {{amount}}',
    againFor: '重复 {{amount}}',
    spinning: '转动中…',
    retry: '重试',
    lost: '回应丢失。请重试：同一局不会重复扣款。',
    lastRound: '您的上一局：{{fell}}{{result}}',
    rules:
      '本桌只有您一人：由您转动后开局，在此之前可以取下筹码。结果在此之前已经决定，您的种子也参与其中，之后您可以核对。',
  },
};
