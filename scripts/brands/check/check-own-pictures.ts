import { statSync } from 'node:fs';
import { join } from 'node:path';
import {
  frameOf,
  isWideHero,
  madePicture,
  type OwnPicture,
  ownPictures,
  pixelsOn,
} from '../../../apps/site/build/own-pictures.ts';
import { packTokens } from '../generate-pack.ts';
import { hexColor } from '../icon.ts';
import { readFeaturedGames, readLayout, readSeeds } from '../pack-schema.ts';
import { drawnColors, hasWordsOverHero, heroWordProblems, pixelsAcross } from './check-art.ts';

/** As it is given, in bytes: beyond it nobody wants to clone or build it. */
const heaviestGiven = 8 * 1024 * 1024;
const kB = (bytes: number) => `${Math.round(bytes / 1024)} kB`;

/** Words over a wide hero that could not be read. */
async function wordProblems(folder: string, { path }: OwnPicture, webp: Buffer): Promise<readonly string[]> {
  const [tokens, layout] = [packTokens(folder), readLayout(folder)];
  if (!hasWordsOverHero(layout)) return [];
  const pixels = await pixelsOn({ webp }, hexColor(tokens.color.surface1), pixelsAcross);
  return heroWordProblems(tokens, layout, {
    grounds: drawnColors(pixels),
    picture: path,
    change: `Give one that is ${readSeeds(folder).scheme === 'dark' ? 'darker' : 'lighter'} and calmer on its left, choose hero "editorial" in layout.json`,
  });
}

async function pictureProblem(folder: string, picture: OwnPicture): Promise<string | undefined> {
  const { path } = picture;
  const { width, height, most } = frameOf(picture);
  const { size } = statSync(join(folder, path));
  if (size > heaviestGiven)
    return `${path} weighs ${kB(size)} and may weigh ${kB(heaviestGiven)}. Export it in fewer pixels.`;
  try {
    const { webp, given } = await madePicture(folder, picture);
    // Half of them is what a phone of the usual density shows.
    if (!path.endsWith('.svg') && (given.width < width / 2 || given.height < height / 2))
      return `${path} has ${given.width} by ${given.height} pixels and needs at least ${width / 2} by ${height / 2}, better ${width} by ${height}.`;
    if (isWideHero(picture)) {
      const [problem] = await wordProblems(folder, picture, webp);
      if (problem) return problem;
    }
    return webp.length > most
      ? `${path} weighs ${kB(webp.length)} as ${width} by ${height} pixels and may weigh ${kB(most)}. Choose a calmer picture: fine grain and foliage weigh most.`
      : undefined;
  } catch {
    return `${path} cannot be read as a picture. Export it again as AVIF, WebP, PNG or SVG.`;
  }
}

function placeProblems(folder: string, pictures: readonly OwnPicture[]): readonly string[] {
  const featured = new Set(readFeaturedGames(folder).map(({ id }) => id));
  return pictures.flatMap(({ path, place }) =>
    place.kind === 'cover' && !featured.has(place.game)
      ? [
          `${path}: game ${place.game} is not in featured-games.json, and only its games have covers of the pack. Add it there, or let the server name its picture.`,
        ]
      : [],
  );
}

/** What is wrong with the pictures that a pack brings along. */
export async function ownPictureProblems(folder: string): Promise<readonly string[]> {
  const pictures = ownPictures(folder);
  const found = await Promise.all(pictures.map((picture) => pictureProblem(folder, picture)));
  return [...new Set([...placeProblems(folder, pictures), ...found.filter((text) => text !== undefined)])];
}
