import { useEffect, useState } from 'react';

/** Milliseconds that "copied" stays on the button. */
const copiedFor = 4000;

/** Puts a text on the clipboard, and how that went; where it is not allowed, `onRefused` selects it, to be copied by hand. */
export function useCopy(value: string, onCopy: (value: string) => Promise<void>, onRefused: () => void) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');

  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome('none'), copiedFor);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await onCopy(value);
      setOutcome('copied');
    } catch {
      onRefused();
      setOutcome('failed');
    }
  };
  return { outcome, copy };
}
