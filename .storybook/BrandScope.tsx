import type { ReactNode } from 'react';
import type { Brand } from '../packages/ui/src/theme/brand.ts';
import { BrandContext } from '../packages/ui/src/theme/brand-context.ts';

export interface BrandScopeProps {
  readonly brand: Brand;
  readonly children: ReactNode;
}

/** A part of the document in its own brand, named for those who see and those who listen. */
export function BrandScope({ brand, children }: BrandScopeProps) {
  return (
    <section className="brand-scope" data-brand={brand.id} aria-label={brand.name}>
      <p className="brand-scope-name">{brand.name}</p>
      <BrandContext value={brand}>{children}</BrandContext>
    </section>
  );
}

export interface BrandFrameProps {
  readonly brand: Brand;
  readonly storyId: string;
  /** Globals besides the brand, as `name:value` pairs. */
  readonly globals?: Readonly<Record<string, string>>;
}

/** A whole screen in a brand of its own: in a page of its own, since bars, dialogs and media queries follow the page. */
export function BrandFrame({ brand, storyId, globals = {} }: BrandFrameProps) {
  const pairs = Object.entries({ ...globals, brand: brand.id }).map(([name, value]) => `${name}:${value}`);
  const query = new URLSearchParams({
    id: storyId,
    viewMode: 'story',
    globals: pairs.join(';'),
    // Pages side by side would record their steps into one log in the page around them.
    instrument: 'false',
  });
  return (
    <figure className="brand-frame">
      <figcaption>{brand.name}</figcaption>
      <iframe
        title={`${brand.name}: ${storyId}`}
        src={`iframe.html?${query.toString()}`}
        width={390}
        height={844}
        loading="lazy"
      />
    </figure>
  );
}
