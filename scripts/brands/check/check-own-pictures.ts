import { statSync } from 'node:fs';
import { join } from 'node:path';
import { frameOf, madePicture, type OwnPicture, ownPictures } from '../../../apps/site/build/own-pictures.ts';
import { readFeaturedGames } from '../pack-schema.ts';

/** As it is given, in bytes: beyond it nobody wants to clone or build it. */
const heaviestGiven = 8 * 1024 * 1024;
const kB = (bytes: number) => `${Math.round(bytes / 1024)} kB`;

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
