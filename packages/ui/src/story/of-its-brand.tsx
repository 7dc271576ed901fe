import type { Decorator } from '@storybook/react-vite';
import type { ComponentType, ReactNode } from 'react';
import type { Brand } from '../theme/brand.ts';
import { useBrand } from '../theme/brand-context.ts';

interface OfItsBrandProps<Args> {
  readonly story: ComponentType<{ readonly args: Args }>;
  readonly args: Args;
  readonly argsOf: (brand: Brand, args: Args) => Partial<Args>;
}

function OfItsBrand<Args>({ story: Story, args, argsOf }: OfItsBrandProps<Args>): ReactNode {
  return <Story args={{ ...args, ...argsOf(useBrand(), args) }} />;
}

/**
 * A decorator for parts that are given the brand's sign or name: beside other brands each has its own.
 * @param argsOf what the args are in this brand, where they are not those of the default one
 */
export function ofItsBrand<Args>(argsOf: (brand: Brand, args: Args) => Partial<Args>): Decorator<Args> {
  return (Story, { args }) => (
    <OfItsBrand story={Story as ComponentType<{ readonly args: Args }>} args={args as Args} argsOf={argsOf} />
  );
}
