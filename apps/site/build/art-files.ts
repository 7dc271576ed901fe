import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameType } from '@fortuna/domain/model/game.ts';
import { drawCover } from '@fortuna/ui/art/cover.ts';
import { drawHero } from '@fortuna/ui/art/hero.ts';
import featuredGames from '@fortuna/ui/brands/mare/featured-games.json' with { type: 'json' };
import { coverPath, heroPaths, heroSeeds } from '../src/shell/art-paths.ts';

/** Pictures of the first shelves as files, by path below the site's root: drawn once here instead of on each phone. */
export function artFiles(): ReadonlyMap<string, string> {
  const covers = featuredGames.map(({ id, type }): [string, string] => [
    coverPath(id),
    drawCover({ id, type: type as GameType, family: 'coast' }),
  ]);
  const heroes = (['hero', 'promo'] as const).map((name): [string, string] => [
    heroPaths[name],
    drawHero({ seed: heroSeeds[name] }),
  ]);
  return new Map([...covers, ...heroes]);
}

export function writeArtFiles(dist: string): void {
  mkdirSync(join(dist, 'art'), { recursive: true });
  for (const [path, svg] of artFiles()) writeFileSync(join(dist, path), svg);
}
