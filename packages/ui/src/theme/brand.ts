import type { SiteLanguage } from '@fortuna/domain/language.ts';
import type { ActivityCode } from '@fortuna/domain/model/promotions-activities.ts';
import type { ReactNode } from 'react';
import type { ArtHues } from '../art/art-hues.ts';
import type { ArtFamily, EmblemHand } from '../art/family.ts';
import type { LanguageOption } from './language-option.ts';
import type { LogoMark } from './logo-mark.ts';

/**
 * Axes along which brands differ in structure, not only in looks (docs/reskin.md). Each changes what is rendered, never only the
 * visual order.
 */
export const brandAxes = {
  /**
   * `bar`: logo left, account right. `masthead`: logo centred over a hairline. `marquee`: blocks with outlines. `capsule`: floats over the
   * page. `slant`: the logo on an end piece that leans over. `flag`: a field all of the accent, from which the logo hangs in a pennant.
   */
  header: ['bar', 'masthead', 'marquee', 'capsule', 'slant', 'flag'],
  /**
   * The phone's bottom bar: icons over words with a raised centre, words with a mark, outlined blocks, a free capsule, flat tabs, or a
   * floor that the open one is cut out of as a bay of the page.
   */
  nav: ['raised', 'words', 'blocks', 'dock', 'tabs', 'bay'],
  /**
   * Title over the picture, below it, on a sticker's edge, on a ribbon that hangs from its foot, or in the middle below an arched window or a
   * medallion; a game's own page is made in the same manner.
   */
  tile: ['overlay', 'caption', 'sticker', 'banner', 'arch', 'medallion'],
  /**
   * Unequal cells, a ledger of rows, stickers, coupons with a stub to tear off, what each gives as a large figure over a bar, or tags that
   * hang from a rail; the head of an offer is made in the same manner.
   */
  promotions: ['bento', 'ledger', 'stickers', 'coupons', 'numerals', 'tags'],
  /** Letters alone, over rules, on a block, over a wave, beside an upright stroke, or before a bead on a line to the end of their row. */
  headings: ['plain', 'ruled', 'stamp', 'wave', 'stroke', 'bead'],
  /**
   * Words over the picture, on paper beside it, on a poster, after a plate that bows towards them, before a wide band, on a panel that is
   * all accent, or on the bare ground beside a picture behind three upright windows.
   */
  hero: ['scene', 'editorial', 'poster', 'bow', 'band', 'flood', 'panes'],
  /**
   * Fields of a form: the name inside the box, before or above a line to write on, on a tab that sticks out of the box, in the box's top
   * line, on a strip that is the box's head, or on a plate of its own beside or over the box.
   */
  fields: ['inset', 'lines', 'tabs', 'notch', 'strip', 'cells'],
  /**
   * Forms about money: the amount in a card with its sum at the side, one slip of numbered lines, a display over its keys, a counter with
   * the figure in its middle, a sheet of banknotes with its stub, or a table with a tray of chips. The order to pay and the step that
   * confirms: with what belongs to them at the side, as a sheet with its counterfoil, as a machine's front, as a receipt, as a pass of two
   * parts, or on a chip.
   */
  cashier: ['cards', 'ledger', 'keypad', 'counter', 'notes', 'chips'],
  /**
   * Lists of records: days along a line, a statement with ruled lines, a ticket for each, the pages of a savings book, a feed of bubbles
   * that lean to the side the money went, or a till's slip for each day.
   */
  records: ['timeline', 'statement', 'tickets', 'passbook', 'bubbles', 'slips'],
  /**
   * The member's own page: tiles, an index as in front of a book, stickers, a membership card over panels of signs, a bank's page of the
   * money and lists, or a scoreboard over rows with their heads beside them.
   */
  hub: ['tiles', 'index', 'stickers', 'launcher', 'wallet', 'score'],
  /**
   * The page of the login: a card with a picture in it, the picture as one half of the window beside the bare form, or as the ground that
   * the form stands on as a panel; a banner that hangs before a wall papered with the brand's sign, or a hall all of the accent with the
   * greeting in great letters beside the bare form.
   */
  door: ['card', 'leaf', 'stage', 'wallpaper', 'foyer'],
  /**
   * The hand that the signs are drawn in: rounded lines, cut in metal, dots on a coarse grid, heavy and round, thin and sharp, pieces in two
   * tones, or fine lines printed beside their tint.
   */
  icons: ['line', 'engraved', 'pixel', 'solid', 'hairline', 'duotone', 'print'],
} as const;
export type IconSetName = (typeof brandAxes.icons)[number];

/**
 * `yours`: what a member has played and likes; `rows`: the hot and the new games; `wins`: what was won in the last day; `banners`: what
 * the operator puts there. These come when somebody comes near them.
 */
export const brandHomeSections = [
  'hero',
  'types',
  'popular',
  'yours',
  'promotions',
  'promoted',
  'rows',
  'banners',
  'wins',
  'providers',
] as const;
export type BrandHomeSection = (typeof brandHomeSections)[number];

/** Optional parts of the site, which a brand may switch on or off (`features` in `brand.json`). */
export type BrandFeature =
  | 'faq'
  | 'ewallet'
  | 'vip'
  | 'agency'
  | 'gameRegistration'
  | `promotion-${ActivityCode}`;

type Axes = typeof brandAxes;

export type BrandLayout = { readonly [Axis in keyof Axes]: Axes[Axis][number] } & {
  /** Sections of the home, in reading order. */
  readonly homeOrder: readonly BrandHomeSection[];
};

/** What the running site knows of a brand: data only, made from the brand's pack. */
export interface Brand extends ArtHues {
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
  /** What draws its pictures in place of the family; left out where that does. */
  readonly artHand?: EmblemHand;
  /** Where its ready-made pictures lie below `/art`; left out where those of the family are as they come. */
  readonly artFolder?: string;
  /** A picture for banners that come without one lies there too; left out where it has none. */
  readonly hasOwnBanner?: boolean;
  readonly layout: BrandLayout;
  readonly switchedOff: readonly BrandFeature[];
  /** No real money is played for, and every page says so. */
  readonly isDemo: boolean;
  /** The operator's own help centre (https), which stands in for the site's questions and answers where those are switched off. */
  readonly helpHref: string | null;
  /** Site languages that its picker offers. */
  readonly languages: readonly SiteLanguage[];
  /** What its operator has put in the place of sign and wordmark since the build; left out where nothing. */
  readonly logo?: ReactNode;
  /** The picker's languages as its server names and pictures them; left out where the site does that itself. */
  readonly languageOptions?: readonly LanguageOption[];
  /** Games of the first shelves: their covers lie ready as files. The first of them leads the home page: its cover is there while it loads. */
  readonly featuredGames: readonly number[];
}
