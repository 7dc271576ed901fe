import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import type { BrandLayout } from '../theme/brand.ts';
import { BrandContext, useBrand } from '../theme/brand-context.ts';

type Nav = BrandLayout['nav'];

function InNav({ nav, children }: { readonly nav: Nav; readonly children: ReactNode }) {
  const brand = useBrand();
  return <BrandContext value={{ ...brand, layout: { ...brand.layout, nav } }}>{children}</BrandContext>;
}

/** Shows a story in a manner of leading about that none of the three brands has. */
export const withNav =
  (nav: Nav): Decorator =>
  (Story) => (
    <InNav nav={nav}>
      <Story />
    </InNav>
  );
