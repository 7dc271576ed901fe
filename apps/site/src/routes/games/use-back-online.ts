import { useEffect, useEffectEvent, useState } from 'react';

/** True from when the phone comes online again until `since` is another one; calls back each time. */
export function useBackOnline(since: string | null, onBack: () => void): boolean {
  const [backIn, setBackIn] = useState<string | null>(null);
  const handle = useEffectEvent(() => {
    setBackIn(since);
    onBack();
  });
  useEffect(() => {
    if (since === null) return;
    window.addEventListener('online', handle);
    return () => window.removeEventListener('online', handle);
  }, [since]);
  return since !== null && backIn === since;
}
