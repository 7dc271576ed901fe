import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import type { EmblemHand } from '../art/family.ts';
import { BrandContext, useBrand } from '../theme/brand-context.ts';

interface InHandProps {
  readonly hand: EmblemHand;
  readonly children: ReactNode;
}

function InHand({ hand, children }: InHandProps) {
  return <BrandContext value={{ ...useBrand(), artHand: hand }}>{children}</BrandContext>;
}

/** A decorator for pictures made of emblems, which none of the brands on the toolbar has. */
export function inHand(hand: EmblemHand): Decorator {
  return (Story) => (
    <InHand hand={hand}>
      <Story />
    </InHand>
  );
}
