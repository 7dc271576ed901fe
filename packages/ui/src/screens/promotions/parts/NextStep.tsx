import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { WayLine } from './way-line.ts';

export interface NextStepProps {
  /** What is still missing, or what it brings: "Faltam 2 amigos". */
  readonly says: ReactNode;
  readonly href: string;
  /** A verb: "Convidar". */
  readonly label: string;
}

/** Where nothing can be claimed now: what is missing, and the way to it; on phones in reach from the first window on. */
export function NextStep({ says, href, label }: NextStepProps) {
  return (
    <WayLine data-part="next-step" data-leads="">
      <p>{says}</p>
      <ButtonLink href={href} variant="primary">
        {label}
      </ButtonLink>
    </WayLine>
  );
}
