import { useEffect, useEffectEvent } from 'react';

export interface GameMessages {
  /** A round has changed the wallet. */
  readonly onBalanceChanged: () => void;
  /** The player wants to leave the game. */
  readonly onExit: () => void;
}

/**
 * What the framed game tells the site. A sandboxed frame has the origin `null`, so its window is what identifies it; the two
 * messages can do no more than read the balance again or go back to the lobby.
 */
export function useGameMessages(messages: GameMessages): void {
  const receive = useEffectEvent((event: MessageEvent<unknown>) => {
    const frame = document.querySelector('iframe');
    if (!frame || event.source !== frame.contentWindow) return;
    const type =
      typeof event.data === 'object' && event.data !== null && 'type' in event.data ? event.data.type : null;
    if (type === 'fortuna:balance-changed') messages.onBalanceChanged();
    if (type === 'fortuna:exit') messages.onExit();
  });
  useEffect(() => {
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, []);
}
