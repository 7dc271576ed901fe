import type { SiteLanguage } from '@fortuna/domain/language.ts';
import type { ArtFamily } from '../art/family.ts';
import type { LogoMark } from './logo-mark.ts';

/**
 * Axes along which brands differ in structure, not only in looks (docs/reskin.md). Each changes what is rendered, never only the
 * visual order.
 */
export const brandAxes = {
  /** `bar`: logo left, account right. `masthead`: logo centred over a hairline. `marquee`: blocks with outlines. */
  header: ['bar', 'masthead', 'marquee'],
  /** The phone's bottom bar: icons over words with a raised centre, words with a mark, or outlined blocks. */
  nav: ['raised', 'words', 'blocks'],
  /** Title over the picture, below it, or on a sticker's edge. */
  tile: ['overlay', 'caption', 'sticker'],
  /** Unequal cells, a ledger of rows, or stickers. */
  promotions: ['bento', 'ledger', 'stickers'],
  headings: ['plain', 'ruled', 'stamp'],
  hero: ['scene', 'editorial', 'poster'],
  /** Forms about money: cards on the ground, lines of a ledger, or a display over its keys. */
  cashier: ['cards', 'ledger', 'keypad'],
  /** The hand that the signs are drawn in: rounded lines, cut in metal, or dots on a coarse grid. */
  icons: ['line', 'engraved', 'pixel'],
} as const;
export type IconSetName = (typeof brandAxes.icons)[number];

export const brandHomeSections = ['hero', 'types', 'popular', 'promotions', 'promoted', 'providers'] as const;
export type BrandHomeSection = (typeof brandHomeSections)[number];

/** Optional parts of the site, which a brand may switch off (`features` in `brand.json`). */
export const brandFeatures = ['faq'] as const;
export type BrandFeature = (typeof brandFeatures)[number];

type Axes = typeof brandAxes;

export type BrandLayout = { readonly [Axis in keyof Axes]: Axes[Axis][number] } & {
  /** Sections of the home, in reading order. */
  readonly homeOrder: readonly BrandHomeSection[];
};

/** What the running site knows of a brand: data only, made from the brand's pack. */
export interface Brand {
  /** Value of `data-brand`. */
  readonly id: string;
  /** In titles and texts. */
  readonly title: string;
  /** The wordmark. */
  readonly name: string;
  readonly mark: LogoMark;
  readonly scheme: 'dark' | 'light';
  /** The page's ground as `#rrggbb`, for the browser's own bars. */
  readonly themeColor: string;
  readonly artFamily: ArtFamily;
  readonly layout: BrandLayout;
  readonly switchedOff: readonly BrandFeature[];
  /** No real money is played for, and every page says so. */
  readonly isDemo: boolean;
  /** The operator's own help centre (https), which stands in for the site's questions and answers where those are switched off. */
  readonly helpHref: string | null;
  /** Site languages that its picker offers. */
  readonly languages: readonly SiteLanguage[];
  /** Games of the first shelves: their covers lie ready as files. */
  readonly featuredGames: readonly number[];
}
