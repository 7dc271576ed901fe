import { useEffect, useState } from 'react';

/** A value as it is typed, once it has rested for a moment: one request a word instead of one a key. */
export function useSettled<Value>(value: Value, milliseconds = 180): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
