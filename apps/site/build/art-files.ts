import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drawCover } from '@fortuna/ui/art/cover.ts';
import { drawHero } from '@fortuna/ui/art/hero.ts';
import { heroShapes } from '@fortuna/ui/art/hero-shapes.ts';
import { iconSprite } from '@fortuna/ui/icons/sprite.ts';
import { coverPath, heroNames, heroPath, heroSeeds, iconsPath } from '../src/brand/art-paths.ts';
import { type BrandPack, brandPacks } from './brand-packs.ts';

/** One brand's pictures; brands with the same family, tiles or signs share theirs. */
function brandFiles({
  id: brand,
  artFamily: family,
  tile,
  icons,
  featuredGames,
  icon,
}: BrandPack): [string, string][] {
  return [
    [`/brands/${brand}/icon.svg`, icon],
    [iconsPath(icons), iconSprite(icons)],
    ...featuredGames.map((game): [string, string] => [
      coverPath(family, tile, game.id),
      // Only there does a light title lie over the picture's foot.
      drawCover({ ...game, family, isFooted: tile === 'overlay' }),
    ]),
    ...heroNames.flatMap((name) =>
      heroShapes.map((shape): [string, string] => [
        heroPath(family, name, shape),
        drawHero({ seed: heroSeeds[name], shape, family }),
      ]),
    ),
  ];
}

/** Pictures for the first shelves as files, by path below the site's root: drawn once here instead of on every phone. */
export function artFiles(): ReadonlyMap<string, string> {
  return new Map(brandPacks().flatMap(brandFiles));
}

export function writeArtFiles(dist: string): void {
  for (const [path, svg] of artFiles()) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), svg);
  }
}
