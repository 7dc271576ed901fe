import { catalogueLanguages } from '../../../packages/ui/src/locales/areas.ts';
import { type BrandCopyKey, brandCopyKeys } from '../../../packages/ui/src/theme/brand-copy.ts';
import type { BrandTokens } from '../../../packages/ui/src/theme/contract.ts';
import { familyAdvances } from '../fonts/subset-fonts.ts';
import { packTokens } from '../generate-pack.ts';
import { readBrandFacts, readFonts, readLayout } from '../pack-schema.ts';
import { amountOf } from '../tokens/css-math.ts';
import { ems, pixelsAt, plainNumbers } from '../tokens/css-units.ts';
import { catalogueText, ownTexts } from './brand-texts.ts';
import { textPlace, wordmarkWidth } from './text-places.ts';

/** Width of a text in px. */
type Ruler = (text: string, px: number) => number;

/** In px. */
const phoneWidth = 360;

/** What CSS gives of a size on a phone, in px. Throws where it is none, which the ranges are checked for before. */
function phoneSize(css: string): number {
  const size = amountOf(css, pixelsAt(phoneWidth));
  if (size === undefined)
    throw new Error(`tokens/sem.json: a text's size is ${css}, which is none. Change it.`);
  return size;
}

const isHan = (text: string) => /\p{Script=Han}/u.test(text);

/** How many lines a text takes, broken between words (Chinese between any two signs); infinite where one word is too wide. */
export function lineCount(text: string, width: number, measure: (text: string) => number): number {
  const parts = isHan(text) ? [...text] : text.split(/(?<=\s)/);
  let lines = 1;
  let filled = 0;
  for (const part of parts) {
    if (measure(part.trimEnd()) > width) return Number.POSITIVE_INFINITY;
    if (filled + measure(part.trimEnd()) > width) {
      lines += 1;
      filled = 0;
    }
    filled += measure(part);
  }
  return lines;
}

async function rulers(folder: string, tokens: BrandTokens): Promise<Record<'display' | 'body', Ruler>> {
  const ruler = async (role: 'display' | 'body', weight: string, spacing: string): Promise<Ruler> => {
    const family = readFonts(folder).families.find((one) => one.role === role);
    if (!family) throw new Error(`fonts.json has no face for "${role}". Add one.`);
    const advance = await familyAdvances(family, amountOf(weight, plainNumbers) ?? 0);
    const between = amountOf(spacing, ems) ?? 0;
    return (text, px) => [...text].reduce((sum, letter) => sum + (advance(letter) + between) * px, 0);
  };
  return {
    display: await ruler('display', tokens.weight.display, tokens.lettering.display),
    body: await ruler('body', tokens.weight.strong, '0em'),
  };
}

/** The widest word that a game is called by alone, which no tile may break. */
const titleWord = 'Montgolfier';
/** What a tile of three in a row has for it at 360 px, where it stands over the picture, on a ribbon and below a window or a coin. */
const tileRooms = {
  overlay: { face: 'display', size: 'sm', room: 88 },
  banner: { face: 'body', size: 'xs', room: 84 },
  arch: { face: 'display', size: 'sm', room: 104 },
  medallion: { face: 'display', size: 'sm', room: 104 },
} as const;

/** A placeholder as it may look when filled in. */
const filledIn = (text: string) => text.replace(/\{\{[^}]*\}\}/g, 'R$\u00a01.500,00');

/**
 * Texts and wordmarks that overflow on a 360 px phone, measured with the brand's own faces in every language available.
 * Kerning is left out, which makes texts a hair wider than they are.
 */
export async function overflowProblems(folder: string): Promise<readonly string[]> {
  const tokens = packTokens(folder);
  const layout = readLayout(folder);
  const { wordmark, languages } = readBrandFacts(folder);
  const ruler = await rulers(folder, tokens);
  const spoken = catalogueLanguages.filter((language) => languages.includes(language));

  const textProblem = (language: string, key: BrandCopyKey): string[] => {
    const place = textPlace(key, layout);
    const own = ownTexts(folder, language)[key];
    const text = own ?? catalogueText(language, key);
    if (!place || !text) return [];
    const px = phoneSize(tokens.text[place.size]);
    const lines = lineCount(filledIn(text), place.width, (part) => ruler[place.face](part, px));
    if (lines <= place.lines) return [];
    const fault = Number.isFinite(lines)
      ? `takes ${lines} lines on a phone of 360 px and has room for ${place.lines}`
      : 'has a word that is wider than its place on a phone of 360 px';
    return [
      own === undefined
        ? `The product's text "${key}" (${language}) ${fault} in this face. Word it shorter in copy/${language}.json, make "text.${place.size}" smaller in tokens/sem.json, or choose a narrower face in fonts.json.`
        : `copy/${language}.json: "${key}" ${fault}. Shorten it.`,
    ];
  };

  const wordmarkProblem = (language: string): string[] => {
    const words = ['site:account.login', 'site:account.register'].map((key) => catalogueText(language, key));
    const small = phoneSize(tokens.text.sm);
    const buttons = words.reduce((sum, word) => sum + ruler.body(word ?? '', small), 0);
    const room = wordmarkWidth(layout.header, buttons);
    const width = ruler.display(wordmark, 24);
    return width <= room
      ? []
      : [
          `brand.json: "wordmark" is ${Math.ceil(width)} px wide and has ${Math.floor(room)} px beside the buttons on a phone of 360 px (${language}). Shorten it, or choose another "header" in layout.json (header ${layout.header}).`,
        ];
  };

  const tileProblem = (): string[] => {
    const { tile } = layout;
    if (tile === 'caption' || tile === 'sticker') return [];
    const { face, size, room } = tileRooms[tile];
    const width = ruler[face](titleWord, phoneSize(tokens.text[size]));
    return width <= room
      ? []
      : [
          `"${titleWord}" is ${Math.ceil(width)} px wide in the face of ${face === 'display' ? 'titles' : 'texts'} and has ${room} px on a tile of a phone (tile ${tile}). Choose another "tile" in layout.json, or a narrower face in fonts.json.`,
        ];
  };

  return spoken
    .flatMap((language) => [
      ...brandCopyKeys.flatMap((key) => textProblem(language, key)),
      ...wordmarkProblem(language),
    ])
    .concat(tileProblem());
}
