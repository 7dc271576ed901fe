import { useEffect, useEffectEvent } from 'react';
import { atMostEvery } from '../../platform/at-most-every.ts';

export interface GameMessages {
  /** A round has changed the wallet. */
  readonly onBalanceChanged: () => void;
}

/** A game may say that its round is over as often as it likes; the balance is read once a second at most. In milliseconds. */
const roundSpan = 1_000;

/**
 * What the framed game tells the site. A sandboxed frame has the origin `null`, so its window is what identifies it; the
 * message can do no more than have the balance read again.
 */
export function useGameMessages(messages: GameMessages): void {
  const tellRound = useEffectEvent(() => messages.onBalanceChanged());
  const receive = useEffectEvent((event: MessageEvent<unknown>, askForRound: () => void) => {
    const frame = document.querySelector('iframe');
    if (!frame || event.source !== frame.contentWindow) return;
    const type =
      typeof event.data === 'object' && event.data !== null && 'type' in event.data ? event.data.type : null;
    if (type === 'fortuna:balance-changed') askForRound();
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
