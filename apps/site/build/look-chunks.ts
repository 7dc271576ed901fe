import type { BrandLayout } from '@fortuna/ui/theme/brand.ts';

/**
 * The looks that brands choose from, in eight characters, a chunk each: a brand of one character takes one of them, one that mixes takes
 * those that it has something of. What each character says on the axes of a layout, and how the files of its looks begin.
 */
const characters = {
  plain: {
    words: ['bar', 'raised', 'overlay', 'bento', 'scene'],
    files: 'Bar|Raised|Column|TypeTiles|Overlay|Bento|Scene',
  },
  quiet: {
    words: ['masthead', 'words', 'caption', 'ledger', 'editorial'],
    files: 'Masthead|Words|Strip|TypeWords|Caption|Ledger|Editorial',
  },
  loud: {
    words: ['marquee', 'blocks', 'sticker', 'stickers', 'poster'],
    files: 'Marquee|Blocks|Rail|TypeBlocks|Sticker|Poster',
  },
  fresh: {
    words: ['capsule', 'slant', 'dock', 'banner', 'bow'],
    files: 'Capsule|Slant|Dock|Banner|Bow',
  },
  level: {
    words: ['tabs', 'band', 'coupons'],
    files: 'Tabs|Band|Coupon',
  },
  open: {
    words: ['numerals', 'arch', 'medallion', 'flood'],
    files: 'Numeral|Arch|Medallion|middle-|Flood',
  },
  bold: {
    words: ['flag', 'bay'],
    files: 'Flag|flag-|Bay|bay-',
  },
  hung: {
    words: ['tags', 'panes'],
    files: 'Tag|tag-|Panes',
  },
} as const;

/** The layout's axes whose looks are chunks. */
export type LookAxes = Pick<BrandLayout, 'header' | 'nav' | 'tile' | 'promotions' | 'hero'>;

/** For the bundler. */
export const lookGroups = Object.entries(characters).map(([name, { files }]) => ({
  name: `looks-${name}`,
  test: new RegExp(
    `components/(TopBar|BottomNav|SideNav|GameTypeRail|GameTile|PromoCard|PromoHero)/(${files})[\\w-]*\\.tsx?$`,
  ),
}));

/** Names of the chunks that hold what a layout asks for. */
export function lookChunksOf({ header, nav, tile, promotions, hero }: LookAxes): readonly string[] {
  const chosen: readonly string[] = [header, nav, tile, promotions, hero];
  return Object.entries(characters)
    .filter(([, { words }]) => words.some((word) => chosen.includes(word)))
    .map(([name]) => `looks-${name}`);
}
