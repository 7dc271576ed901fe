import { useEffect, useState } from 'react';

/** After how many milliseconds a wait is spoken of, and may be ended. */
export const patience = 8_000;

/** True once it has been waited for so many milliseconds; counts from the beginning whenever the wait begins. */
export function useSlow(isWaiting: boolean, after = patience): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(true), after);
    return () => clearTimeout(timer);
  }, [after, isWaiting]);
  return isWaiting && isSlow;
}
