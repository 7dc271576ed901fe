import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Whole seconds until an instant by the server's clock, counted down; null: there is no end. `onOver` is called once when it comes.
 *
 * @param until ISO; the last second, which still belongs to what ends (docs/promotions.md: an end is inclusive)
 * @param serverTime the server's clock at its answer, ISO
 */
export function useSecondsLeft(until: string | null, serverTime: string, onOver?: () => void): number | null {
  const [answer, setAnswer] = useState(() => ({ serverTime, at: performance.now() }));
  if (answer.serverTime !== serverTime) setAnswer({ serverTime, at: performance.now() });
  const [now, setNow] = useState(answer.at);
  const passed = Math.max(0, now - answer.at);
  const left =
    until === null
      ? null
      : Math.max(0, Math.ceil((Date.parse(until) + 1_000 - Date.parse(answer.serverTime) - passed) / 1_000));
  const isRunning = left !== null && left > 0;
  const over = useEffectEvent(() => onOver?.());
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(performance.now()), 1_000);
    return () => {
      clearInterval(timer);
    };
  }, [isRunning]);
  const isOver = left === 0 && passed > 0;
  useEffect(() => {
    if (isOver) over();
  }, [isOver]);
  return left;
}
