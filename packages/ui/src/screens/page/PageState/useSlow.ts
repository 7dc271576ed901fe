import { useEffect, useState } from 'react';

/** True once it has been waited for so many milliseconds; counts from the beginning whenever the wait begins. */
export function useSlow(after: number, isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(true), after);
    return () => clearTimeout(timer);
  }, [after, isWaiting]);
  return isSlow;
}
