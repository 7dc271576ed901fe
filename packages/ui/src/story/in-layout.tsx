import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import type { BrandLayout } from '../theme/brand.ts';
import { BrandContext, useBrand } from '../theme/brand-context.ts';

interface InLayoutProps {
  readonly layout: Partial<BrandLayout>;
  readonly children: ReactNode;
}

function InLayout({ layout, children }: InLayoutProps) {
  const brand = useBrand();
  return <BrandContext value={{ ...brand, layout: { ...brand.layout, ...layout } }}>{children}</BrandContext>;
}

/** A decorator for forms of the layout that none of the brands on the toolbar has: the brand is as it is besides. */
export function inLayout(layout: Partial<BrandLayout>): Decorator {
  return (Story) => (
    <InLayout layout={layout}>
      <Story />
    </InLayout>
  );
}
