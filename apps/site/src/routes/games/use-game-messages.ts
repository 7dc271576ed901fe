import { useEffect, useEffectEvent } from 'react';
import { atMostEvery } from '../../platform/at-most-every.ts';

export interface GameMessages {
  /** A round has changed the wallet. */
  readonly onBalanceChanged: () => void;
  /** The player asks for the proof of a round. */
  readonly onCheckRound: (round: string) => void;
}

/** A game may say that its round is over as often as it likes; the balance is read once a second at most. In milliseconds. */
const roundSpan = 1_000;

function messageOf(data: unknown): { readonly type?: unknown; readonly round?: unknown } {
  return typeof data === 'object' && data !== null ? data : {};
}

/**
 * What the framed game tells the site. A sandboxed frame has the origin `null`, so its window is what identifies it; the
 * message can do no more than have the balance read again, and lead to the check of one of the member's own rounds.
 */
export function useGameMessages(messages: GameMessages): void {
  const tellRound = useEffectEvent(() => messages.onBalanceChanged());
  const receive = useEffectEvent((event: MessageEvent<unknown>, askForRound: () => void) => {
    const frame = document.querySelector('iframe');
    if (!frame || event.source !== frame.contentWindow) return;
    const { type, round } = messageOf(event.data);
    if (type === 'fortuna:balance-changed') askForRound();
    if (type === 'fortuna:check-round' && Number.isSafeInteger(round)) messages.onCheckRound(String(round));
  });
  useEffect(() => {
    const rounds = atMostEvery(roundSpan, tellRound);
    const listen = (event: MessageEvent<unknown>) => receive(event, rounds.ask);
    window.addEventListener('message', listen);
    return () => {
      rounds.stop();
      window.removeEventListener('message', listen);
    };
  }, []);
}
