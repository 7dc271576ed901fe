import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameType } from '@fortuna/domain/model/games.ts';
import type { ArtHues } from '@fortuna/ui/art/art-hues.ts';
import { artHuesOf } from '@fortuna/ui/art/art-tint.ts';
import type { ArtFamily, ArtHand, PackArt } from '@fortuna/ui/art/family.ts';
import { artFamilies, artHands, handOf } from '@fortuna/ui/art/family.ts';
import type { Sign } from '@fortuna/ui/art/sign.ts';
import { defaultBrand } from '@fortuna/ui/brands/default-brand.ts';
import { brandAxes, type IconSetName } from '@fortuna/ui/theme/brand.ts';
import { switchedOffIn } from '@fortuna/ui/theme/brand-features.ts';
import type { Plugin } from 'vite';
import type { LookAxes } from './look-chunks.ts';
import { artFolderOf } from './own-pictures.ts';

/** What the build reads of a brand's pack. */
export interface BrandPack extends ArtHues {
  readonly id: string;
  readonly title: string;
  /** Beside the mark, shorter where the name is long. */
  readonly wordmark: string;
  readonly folder: string;
  readonly hosts: readonly string[];
  /** Optional parts of the site that it does without. */
  readonly switchedOff: readonly string[];
  /** What its pictures are drawn by. */
  readonly hand: ArtHand;
  readonly artFamily: ArtFamily;
  /** What its great pictures show instead of a subject of the family; null where they show one. */
  readonly sign: Sign | null;
  /** Of its ready-made pictures, below `/art`. */
  readonly artFolder: string;
  readonly layout: LookAxes;
  readonly icons: IconSetName;
  readonly scheme: string;
  readonly themeColor: string;
  readonly featuredGames: readonly { readonly id: number; readonly type: GameType; readonly name: string }[];
  readonly icon: string;
  /** Its style sheets, as absolute paths. */
  readonly styles: readonly string[];
}

/** The brand of unknown hosts: the one that has to work. */
export const defaultBrandId = defaultBrand.id;

const brandsFolder = join(fileURLToPath(import.meta.resolve('@fortuna/ui/theme/base.css')), '../../brands');

/** Where a layout says nothing of it. */
const plainArt: Omit<PackArt, 'artFamily'> = {
  artTurn: 0,
  artTint: false,
  artPrint: 'plain',
  artSubject: 'family',
};

function readPack(id: string): BrandPack {
  const folder = join(brandsFolder, id);
  const text = (path: string) => readFileSync(join(folder, path), 'utf8');
  const facts = JSON.parse(text('brand.json')) as {
    id: string;
    name: string;
    wordmark: string;
    hosts: string[];
    features: Record<string, boolean>;
  };
  const layout = { ...plainArt, ...JSON.parse(text('layout.json')) } as PackArt & {
    readonly icons: IconSetName;
  } & LookAxes;
  const seeds = JSON.parse(text('tokens/seeds.json')) as { scheme: string; accent: string; second: string };
  const featuredGames = JSON.parse(text('featured-games.json')) as BrandPack['featuredGames'];
  const icon = text('art/icon.svg');
  const styles = ['fonts.css', 'brand.css'].map((name) => join(folder, name));
  for (const style of styles) readFileSync(style);
  if (
    facts.id !== id ||
    !artFamilies.includes(layout.artFamily) ||
    !artHands.includes(handOf(layout)) ||
    !brandAxes.icons.includes(layout.icons)
  )
    throw new Error('its data do not fit together');
  return {
    id,
    title: facts.name,
    wordmark: facts.wordmark,
    folder,
    hosts: facts.hosts,
    switchedOff: switchedOffIn(facts.features),
    hand: handOf(layout),
    artFamily: layout.artFamily,
    ...artHuesOf(layout, seeds),
    sign: layout.artSubject === 'sign' ? (JSON.parse(text('art/sign.json')) as Sign) : null,
    artFolder: artFolderOf(folder, { ...layout, id }),
    layout,
    icons: layout.icons,
    scheme: seeds.scheme,
    themeColor: /<rect[^>]*fill="([^"]+)"/.exec(icon)?.[1] ?? '#000000',
    featuredGames,
    icon,
    styles,
  };
}

/** Where a build keeps which brands it takes: Vite loads its configuration, and with it this file, a second time. */
const variable = 'SITE_BRANDS';

/** From now on there are these brands only. */
export function takeBrands(ids: readonly string[]): void {
  process.env[variable] = ids.join(',');
}

/** While a site is being made every brand is there; a build takes what has passed its check. */
function isTaken(id: string): boolean {
  return process.env[variable]?.split(',').includes(id) ?? true;
}

const ofBrand = /\/ui\/src\/brands\/([\w-]+)\/[\w/.-]+$/;

/** What the site would import of a brand that is left out is nothing: it may be broken in any way. */
export const leftOutBrands: Plugin = {
  name: 'fortuna:left-out-brands',
  enforce: 'pre',
  resolveId: {
    filter: { id: ofBrand },
    handler: (id) => (isTaken(ofBrand.exec(id)?.[1] ?? '') ? null : '\0left-out-brand'),
  },
  load: { filter: { id: /^\0left-out-brand$/ }, handler: () => 'export default null;' },
};

/**
 * Every brand that is there, the default one first. While a site is being made, one that cannot be read is left out with a warning, and its
 * hosts get the default brand; `npm run brand:check` says what is wrong with it.
 */
export function brandPacks(): readonly BrandPack[] {
  const ids = readdirSync(brandsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== defaultBrandId && isTaken(entry.name))
    .map(({ name }) => name)
    .sort();
  const others = ids.flatMap((id) => {
    try {
      return [readPack(id)];
    } catch (error) {
      console.warn(`Brand ${id} is left out: ${error instanceof Error ? error.message : String(error)}`);
      return [];
    }
  });
  return [readPack(defaultBrandId), ...others];
}
