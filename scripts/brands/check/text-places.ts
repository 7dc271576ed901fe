import type { BrandCopyKey } from '../../../packages/ui/src/theme/brand-copy.ts';
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
} as const;

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
  switch (key) {
    case 'games-home:hero.welcomeEyebrow':
    case 'games-home:hero.plainEyebrow':
      return body('sm', heroWidth, 2);
    case 'games-home:hero.plainTitle':
      return display('hero', heroWidth, 4);
    case 'games-home:hero.plainText':
      return body('md', heroWidth, 7);
    case 'games-home:types':
      return null;
    case 'games-home:popular':
    case 'games-home:promoted':
      return display('xl', besideLink, 2);
    case 'games-home:providers':
    case 'games-home:bento.title':
      return display('xl', page, 2);
    case 'games-home:bento.pix.title':
    case 'games-home:bento.bets.title':
    case 'games-home:bento.withdraw.title':
      return display(card.title, card.width, card.titleLines);
    case 'games-home:bento.pix.text':
    case 'games-home:bento.bets.text':
    case 'games-home:bento.withdraw.text':
      return body('sm', card.width, card.textLines);
    case 'site:notFound.title':
      return display('xxl', page, 3);
  }
}

/** Sign and gap before the name. */
const sign = 36 + 8;

/**
 * Room in px for the wordmark in the top bar of a phone of 360 px, where a guest's two buttons stand beside it; `buttons` is the
 * width of their words. A plain bar shows the sign alone where the name does not fit.
 */
export function wordmarkWidth(header: Layout['header'], buttons: number): number {
  switch (header) {
    case 'bar':
      return Number.POSITIVE_INFINITY;
    case 'masthead':
      return page - sign;
    case 'marquee':
      return 360 - 2 * 12 - (buttons + 4 * 16 + 8) - 2 * 12;
  }
}
