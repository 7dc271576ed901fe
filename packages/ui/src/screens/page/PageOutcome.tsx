import type { ReactNode } from 'react';
import { useArrival } from '../../components/arrival.ts';
import { EmptyArt } from '../../components/DrawnArt/DrawnArt.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';

export interface PageOutcomeProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The way on. */
  readonly action: ReactNode;
}

/** What a form has come to: it takes the form's place, and focus and view go to it. */
export function PageOutcome({ title, children, action }: PageOutcomeProps) {
  return (
    <div ref={useArrival<HTMLDivElement>(title)} role="status" data-part="outcome">
      <EmptyState title={title} image={<EmptyArt kind="success" />} action={action}>
        {children}
      </EmptyState>
    </div>
  );
}
