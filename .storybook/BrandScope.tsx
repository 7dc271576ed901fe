import type { ReactNode } from 'react';
import type { Brand } from '../packages/ui/src/theme/brand.ts';
import { BrandContext } from '../packages/ui/src/theme/brand-context.ts';
import { brands } from './brands.ts';
import { initialGlobals } from './toolbar.ts';

export interface BrandScopeProps {
  readonly brand: Brand;
  readonly children: ReactNode;
}

/** A part of the document in its own brand, named for those who see and those who listen. */
export function BrandScope({ brand, children }: BrandScopeProps) {
  return (
    <section className="brand-scope" data-brand={brand.id} aria-label={brand.title}>
      <p className="brand-scope-name">{brand.title}</p>
      <BrandContext value={brand}>{children}</BrandContext>
    </section>
  );
}

/** Sizes of the pages in CSS pixels; they are drawn smaller, so that three of them stand beside or below each other. */
const devices = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } } as const;
export type Device = keyof typeof devices;

export interface BrandFramesProps {
  readonly storyId: string;
  /** What the toolbar says; the brand is each frame's own. */
  readonly globals: Readonly<Record<string, unknown>>;
  readonly device?: Device;
  /** Their steps are run in each: what opens by them would stay closed. Never for whole screens, which would fight for the focus. */
  readonly hasSteps?: boolean;
}

/** A story in every brand, each in a page of its own: bars, dialogs and media queries follow the page. */
export function BrandFrames({ storyId, globals, device = 'phone', hasSteps = false }: BrandFramesProps) {
  const handedOn = Object.keys(initialGlobals).filter((name) => typeof globals[name] === 'string');
  return (
    <div className="brand-frames" data-device={device}>
      {brands.map(({ id, title }) => {
        const own = handedOn.map((name) => `${name}:${name === 'brand' ? id : globals[name]}`);
        const query = new URLSearchParams({
          id: storyId,
          viewMode: 'story',
          globals: own.join(';'),
          // Pages side by side would record their steps into one log in the page around them.
          instrument: 'false',
          ...(hasSteps ? {} : { steps: 'none' }),
        });
        return (
          <figure key={id} className="brand-frame">
            <figcaption>{title}</figcaption>
            <div>
              <iframe
                title={`${title}: ${storyId}`}
                src={`iframe.html?${query}`}
                loading="lazy"
                {...devices[device]}
              />
            </div>
          </figure>
        );
      })}
    </div>
  );
}
