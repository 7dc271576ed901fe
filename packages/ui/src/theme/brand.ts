import type { ArtFamily } from '../art/family.ts';
import type { LogoMark } from './logo-mark.ts';

/** Axes along which brands differ in structure, not only in looks (design.md). Each changes what is rendered, never only the visual order. */
export interface BrandLayout {
  /** `bar`: logo left, account right. `masthead`: logo centred over a hairline. `marquee`: blocks with outlines. */
  readonly header: 'bar' | 'masthead' | 'marquee';
  /** The phone's bottom bar: icons over words with a raised centre, words with a mark, or outlined blocks. */
  readonly nav: 'raised' | 'words' | 'blocks';
  /** Title over the picture, below it, or on a sticker's edge. */
  readonly tile: 'overlay' | 'caption' | 'sticker';
  /** Unequal cells, a ledger of rows, or stickers. */
  readonly promotions: 'bento' | 'ledger' | 'stickers';
  readonly headings: 'plain' | 'ruled' | 'stamp';
  readonly hero: 'scene' | 'editorial' | 'poster';
  /** Sections of the home, in reading order. */
  readonly homeOrder: readonly BrandHomeSection[];
}

export type BrandHomeSection = 'hero' | 'types' | 'popular' | 'promotions' | 'promoted' | 'providers';

/** What the running site knows of a brand: data only, made from the brand's pack. */
export interface Brand {
  /** Value of `data-brand`. */
  readonly id: string;
  /** The wordmark. */
  readonly name: string;
  readonly mark: LogoMark;
  readonly scheme: 'dark' | 'light';
  readonly artFamily: ArtFamily;
  readonly layout: BrandLayout;
  /** The operator's licence facts, word for word; null where there are none. */
  readonly licence: string | null;
}
