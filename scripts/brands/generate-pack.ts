import { artFolderOf, ownPictures } from '../../apps/site/build/own-pictures.ts';
import { artHuesOf } from '../../packages/ui/src/art/art-tint.ts';
import { handOf } from '../../packages/ui/src/art/family.ts';
import { drawSignReels } from '../../packages/ui/src/art/sign-reels.ts';
import { switchedOffIn } from '../../packages/ui/src/theme/brand-features.ts';
import type { BrandTokens } from '../../packages/ui/src/theme/contract.ts';
import { brandCss } from '../../packages/ui/src/theme/vars.ts';
import { brandFonts } from './fonts/fonts-css.ts';
import { brandIcon, hexColor } from './icon.ts';
import { readMark } from './mark.ts';
import { camelCase } from './pack-folder.ts';
import { readBrandFacts, readFeaturedGames, readFonts, readLayout, readSeeds } from './pack-schema.ts';
import { readPackJson, readPackText } from './read-pack.ts';
import { signOf } from './sign.ts';
import { refTokens } from './tokens/ramps.ts';
import { resolveTokens } from './tokens/resolve.ts';

const header = "Generated from the brand's data by npm run generate.";

/** A pack's tokens, computed from its seeds and roles. Throws the first problem. */
export function packTokens(folder: string): BrandTokens {
  const sem = readPackJson(folder, 'tokens/sem.json') as Record<string, unknown>;
  const { tokens, problems } = resolveTokens(refTokens(readSeeds(folder)), sem);
  if (problems[0]) throw new Error(problems[0]);
  return tokens;
}

/** The first in its place, since it leads the home page; the others sorted, so that they compress to fewer bytes of the first load. */
const leadFirst = ([lead, ...others]: readonly number[]) =>
  lead === undefined ? [] : [lead, ...others.sort((a, b) => a - b)];

const json = (value: unknown) => JSON.stringify(value, null, 2);

/** What is generated without the font tools, by path below the pack's folder. */
export function packTexts(folder: string): ReadonlyMap<string, string> {
  const facts = readBrandFacts(folder);
  const seeds = readSeeds(folder);
  const tokens = packTokens(folder);
  const { artFamily, artHand, artTurn, artTint, artPrint, artSubject, ...layout } = readLayout(folder);
  const art = { artFamily, artHand, artTurn, artTint, artPrint, artSubject };
  const mark = readMark(readPackText(folder, 'art/mark.svg'));
  const artFolder = artFolderOf(folder, { ...art, id: facts.id });
  const sign = artSubject === 'sign' ? signOf(mark, seeds) : null;
  const hasOwnBanner = sign !== null || ownPictures(folder).some(({ place }) => place.kind === 'banner');
  const name = camelCase(facts.id);
  const brand = {
    id: facts.id,
    title: facts.name,
    name: facts.wordmark,
    mark,
    scheme: seeds.scheme,
    themeColor: hexColor(tokens.color.bg),
    artFamily,
    ...(artHand ? { artHand } : {}),
    ...artHuesOf(art, seeds),
    ...(artFolder === artFamily ? {} : { artFolder }),
    ...(hasOwnBanner ? { hasOwnBanner } : {}),
    layout,
    switchedOff: switchedOffIn(facts.features),
    isDemo: facts.isDemo,
    helpHref: facts.features.faq === false ? (facts.links.support ?? null) : null,
    languages: facts.languages,
    featuredGames: leadFirst(readFeaturedGames(folder).map(({ id }) => id)),
  };
  return new Map([
    ['tokens/ref.json', `${json(refTokens(seeds))}\n`],
    ['brand.css', `/* ${header} */\n${brandCss(facts.id, seeds.scheme, tokens)}`],
    [
      'brand.ts',
      `import type { Brand } from '../../theme/brand.ts';\n\n/** ${header} */\nexport const ${name}Brand: Brand = ${json(brand)};\n`,
    ],
    [
      'tokens.ts',
      `import type { BrandTokens } from '../../theme/contract.ts';\n\n/** ${header} */\nexport const ${name}Tokens: BrandTokens = ${json(tokens)};\n`,
    ],
    ['art/icon.svg', brandIcon(mark, tokens)],
    ...(sign
      ? ([
          ['art/sign.json', `${json(sign)}\n`],
          ['art/reels.json', `${json(drawSignReels(sign, handOf(art), facts.id, artPrint))}\n`],
        ] as const)
      : []),
  ]);
}

/** Fonts of a pack: `fonts.css` and its files, by path below the pack's folder. */
export async function packFonts(folder: string): Promise<ReadonlyMap<string, string | Buffer>> {
  const { css, files } = await brandFonts(readFonts(folder).families);
  return new Map<string, string | Buffer>([['fonts.css', `/* ${header} */\n${css}`], ...files]);
}
