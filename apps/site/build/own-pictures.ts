import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PackArt } from '@fortuna/ui/art/family.ts';
import { type HeroShape, heroFrames, heroShapes } from '@fortuna/ui/art/hero-shapes.ts';
import sharp from 'sharp';
import { heroNames } from '../src/brand/art-paths.ts';

/** What a picture may be given as. */
export const pictureTypes = ['avif', 'webp', 'png', 'svg'] as const;

/** A picture that a brand brings along, in place of one that its family would draw. */
export interface OwnPicture {
  /** Below the pack's folder. */
  readonly path: string;
  /** What it stands for: a hero or the promotions' picture in one shape, banners that come without one, or the cover of a game. */
  readonly place:
    | { readonly kind: 'hero'; readonly name: (typeof heroNames)[number]; readonly shape: HeroShape }
    | { readonly kind: 'banner' }
    | { readonly kind: 'cover'; readonly game: number };
}

/** It lies behind the words of some heroes. */
export const isWideHero = ({ place }: OwnPicture): boolean =>
  place.kind === 'hero' && place.name === 'hero' && place.shape === 'wide';

const endings = new RegExp(`\\.(${pictureTypes.join('|')})$`);
const coverName = /^(\d+)\.\w+$/;

function pictureFiles(folder: string): readonly string[] {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => endings.test(name))
        .sort()
    : [];
}

/** `hero-wide.avif` for one shape, `hero.avif` for all that have none of their own; `covers/1042.webp` for a game. */
export function ownPictures(pack: string): readonly OwnPicture[] {
  const files = pictureFiles(join(pack, 'art'));
  const fileOf = (name: string) => files.find((file) => file.replace(endings, '') === name);
  const heroes = heroNames.flatMap((name) =>
    heroShapes.flatMap((shape): OwnPicture[] => {
      const file = fileOf(`${name}-${shape}`) ?? fileOf(name);
      return file ? [{ path: `art/${file}`, place: { kind: 'hero', name, shape } }] : [];
    }),
  );
  const covers = pictureFiles(join(pack, 'art/covers')).flatMap((file): OwnPicture[] => {
    const game = coverName.exec(file)?.[1];
    return game ? [{ path: `art/covers/${file}`, place: { kind: 'cover', game: Number(game) } }] : [];
  });
  const banner = fileOf('banner');
  return [
    ...heroes,
    ...(banner ? [{ path: `art/${banner}`, place: { kind: 'banner' as const } }] : []),
    ...covers,
  ];
}

/** Where the ready-made pictures of a brand lie below `/art`: with its family's, unless it has a hand, hues, a print, a subject or pictures of its own. */
export function artFolderOf(
  pack: string,
  { id, artFamily, artHand, artTurn, artTint, artPrint, artSubject }: PackArt & { readonly id: string },
): string {
  const isShared =
    artHand === undefined &&
    artTurn === 0 &&
    !artTint &&
    artPrint === 'plain' &&
    artSubject === 'family' &&
    ownPictures(pack).length === 0;
  return isShared ? artFamily : `brands/${id}`;
}

interface Frame {
  readonly width: number;
  readonly height: number;
  /** Most bytes that it may weigh. */
  readonly most: number;
}

/** Twice a tile on a phone, in its tallest form. */
const coverFrame: Frame = { width: 360, height: 480, most: 30_720 };
const heaviestHero = 81_920;

export function frameOf({ place }: OwnPicture): Frame {
  if (place.kind === 'cover') return coverFrame;
  return { ...heroFrames[place.kind === 'banner' ? 'wide' : place.shape], most: heaviestHero };
}

/** From what nobody sees to what one does. */
const qualities = [80, 70, 60, 50, 40] as const;

export interface MadePicture {
  readonly webp: Buffer;
  /** Of the file as it was given; of a drawing as it says. */
  readonly given: { readonly width: number; readonly height: number };
}

/** The picture in the size that its place has, cut where its place is held (`heroFrames`), in the best quality within its weight. */
export async function madePicture(pack: string, picture: OwnPicture): Promise<MadePicture> {
  const { width, height, most } = frameOf(picture);
  const file = join(pack, picture.path);
  const { width: givenWidth = 0, height: givenHeight = 0 } = await sharp(file).metadata();
  // A drawing has no size of its own: it is drawn at least as large as its place.
  const isDrawing = picture.path.endsWith('.svg');
  const density = isDrawing
    ? Math.min(2_400, Math.ceil(72 * Math.max(1, width / (givenWidth || width))))
    : 72;
  const { place } = picture;
  const isWide = place.kind === 'banner' || (place.kind === 'hero' && place.shape === 'wide');
  // Of a picture that is cut to another shape what catches the eye stays.
  const position = isWide ? 'right' : sharp.strategy.attention;
  const sized = await sharp(file, { density }).resize({ width, height, fit: 'cover', position }).toBuffer();
  let webp = Buffer.alloc(0);
  for (const quality of qualities) {
    webp = await sharp(sized).webp({ quality, effort: 5 }).toBuffer();
    if (webp.length <= most) break;
  }
  return { webp, given: { width: givenWidth, height: givenHeight } };
}

/** A made picture on a ground (`#rrggbb`) as bytes of red, green, blue and opacity, row by row, so many pixels wide. */
export async function pixelsOn(
  { webp }: Pick<MadePicture, 'webp'>,
  ground: string,
  width: number,
): Promise<Uint8Array> {
  return sharp(webp).resize({ width }).flatten({ background: ground }).ensureAlpha().raw().toBuffer();
}

/** The same as a drawing of one picture, for a place whose address is that of a drawing. */
export function asDrawing({ webp }: MadePicture, { width, height }: Frame): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><image width="${width}" height="${height}" href="data:image/webp;base64,${webp.toString('base64')}"/></svg>`;
}
