import { type BrandCopyKey, brandCopyPlaces } from '../../../packages/ui/src/theme/brand-copy.ts';
import type { BrandTokens } from '../../../packages/ui/src/theme/contract.ts';
import type { readLayout } from '../pack-schema.ts';

type Layout = ReturnType<typeof readLayout>;

/** The room that a text has on a 360 px phone. */
export interface TextPlace {
  readonly face: 'display' | 'body';
  readonly size: keyof BrandTokens['text'];
  /** In px. */
  readonly width: number;
  readonly lines: number;
}

/** The page's own padding on both sides is already subtracted. */
const page = 328;
const heroWidth = page - 2 * 20;
/** Beside "see all". */
const besideLink = page - 100;

const narrowCard = (page - 12) / 2 - 2 * 16;
const promotion = {
  bento: { title: 'lg', width: narrowCard, titleLines: 4, textLines: 9 },
  ledger: { title: 'lg', width: page - 2 * 8 - 32 - 12, titleLines: 2, textLines: 4 },
  stickers: { title: 'md', width: page - 2 * 16 - 56, titleLines: 2, textLines: 5 },
  coupons: { title: 'md', width: page - 104 - 2 * 16, titleLines: 2, textLines: 5 },
  numerals: { title: 'md', width: page - 88 - 4 * 12 - 24, titleLines: 3, textLines: 6 },
  tags: { title: 'md', width: (page - 12) / 2 - 2 * 12, titleLines: 4, textLines: 9 },
} as const;

/** Beside the way back, and on a stamp's ground. */
const besideBack = page - 56;
/** In a card or a state. */
const inside = page - 2 * 20;
/** A button's own padding. */
const onButton = inside - 2 * 24;
/** A line of a list, between its sign and its arrow. */
const onRow = page - 2 * 16 - 22 - 18 - 2 * 12;
/** One of five in the bottom bar. */
const inBar = 360 / 5 - 4;

/** Where a text that a brand may replace appears; null for one that is only read out. */
export function textPlace(key: BrandCopyKey, { promotions }: Layout): TextPlace | null {
  const card = promotion[promotions];
  const display = (size: TextPlace['size'], width: number, lines: number): TextPlace => ({
    face: 'display',
    size,
    width,
    lines,
  });
  const body = (size: TextPlace['size'], width: number, lines: number): TextPlace => ({
    ...display(size, width, lines),
    face: 'body',
  });
  switch (brandCopyPlaces[key]) {
    case 'eyebrow':
      return body('sm', heroWidth, 2);
    case 'heroTitle':
      return display('hero', heroWidth, 4);
    case 'heroText':
      return body('md', heroWidth, 7);
    case 'spoken':
      return null;
    case 'shelf':
      return display('xl', besideLink, 2);
    case 'section':
      return display('xl', page, 2);
    case 'promoTitle':
      return display(card.title, card.width, card.titleLines);
    case 'promoText':
      return body('sm', card.width, card.textLines);
    case 'pageTitle':
      return display('xxl', besideBack, 3);
    case 'lead':
      return body('md', page, 3);
    case 'heading':
      return display('lg', inside, 3);
    case 'text':
      return body('md', inside, 5);
    case 'action':
      return body('md', onButton, 1);
    case 'row':
      return body('md', onRow, 2);
    case 'label':
      return body('sm', page, 2);
    case 'bar':
      return body('xs', inBar, 1);
  }
}

/** Sign and gap before the name. */
const sign = 36 + 8;

/**
 * Room in px for the wordmark in the top bar of a phone of 360 px, where a guest's two buttons stand beside it; `buttons` is the
 * width of their words. A bar, a capsule and an end piece that leans show the sign alone where the name does not fit, a pennant there in any case.
 */
export function wordmarkWidth(header: Layout['header'], buttons: number): number {
  switch (header) {
    case 'bar':
    case 'capsule':
    case 'slant':
    case 'flag':
      return Number.POSITIVE_INFINITY;
    case 'masthead':
      return page - sign;
    case 'marquee':
      return 360 - 2 * 12 - (buttons + 4 * 16 + 8) - 2 * 12;
  }
}
