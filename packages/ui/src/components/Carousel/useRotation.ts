import { useCallback, useEffect, useState } from 'react';
import { useReducedMotion } from '../reduced-motion.ts';

export interface Rotation {
  /** Whether there is anything to pause at all. */
  readonly isOffered: boolean;
  /** The reader lets it run; it may still be standing still at the moment. */
  readonly isPlaying: boolean;
  /** Moves on again after a pause. */
  readonly play: () => void;
  /** Stands still until `play`. */
  readonly pause: () => void;
  /** The carousel, or something in it, is pointed at or focused; either pauses it. */
  readonly setPointed: (isPointed: boolean) => void;
  /** The same of the focus. */
  readonly setFocused: (isFocused: boolean) => void;
}

/**
 * Moving on by itself as WCAG 2.2.2 wants it: it can be paused for good, stands still while one reads (pointer or focus on it) and
 * while the page is hidden, and does not exist for those who prefer reduced motion.
 * @param seconds how long each slide stands; undefined: never moves by itself.
 */
export function useRotation(seconds: number | undefined, onTurn: () => void): Rotation {
  const isReduced = useReducedMotion();
  const [isPlaying, setPlaying] = useState(true);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const pause = useCallback(() => setPlaying(false), []);
  const isOffered = seconds !== undefined && !isReduced;
  const isTurning = isOffered && isPlaying && !isPointed && !isFocused;
  useEffect(() => {
    if (!isTurning || seconds === undefined) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') onTurn();
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [isTurning, seconds, onTurn]);
  return {
    isOffered,
    isPlaying,
    play: () => {
      setPlaying(true);
      // The button that was just pressed is pointed at and focused: it would pause what it has just started.
      setPointed(false);
      setFocused(false);
    },
    pause,
    setPointed,
    setFocused,
  };
}
