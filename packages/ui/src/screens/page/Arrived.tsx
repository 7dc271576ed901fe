import type { ReactNode } from 'react';
import { useArrival } from '../../components/arrival.ts';

export interface ArrivedProps {
  /** Kept out of sight while another step is shown; it arrives when its turn comes again. */
  readonly isHidden?: boolean;
  readonly children: ReactNode;
}

/** A part that has come in place of another, or because of something that was done: focus and view go to it. */
export function Arrived({ isHidden = false, children }: ArrivedProps) {
  return (
    <div ref={useArrival<HTMLDivElement>(isHidden)} hidden={isHidden}>
      {children}
    </div>
  );
}
