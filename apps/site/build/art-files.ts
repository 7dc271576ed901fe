import { inHues } from '@fortuna/ui/art/art-hues.ts';
import { drawCover } from '@fortuna/ui/art/cover.ts';
import { drawHero } from '@fortuna/ui/art/hero.ts';
import { type HeroShape, heroShapes } from '@fortuna/ui/art/hero-shapes.ts';
import { drawSignPicture } from '@fortuna/ui/art/sign-pictures.ts';
import { iconSprite } from '@fortuna/ui/icons/sprite.ts';
import { coverPath, heroNames, heroPath, heroSeeds, iconsPath } from '../src/brand/art-paths.ts';
import { bannerPath } from '../src/brand/banner-path.ts';
import { type BrandPack, brandPacks } from './brand-packs.ts';
import { asDrawing, frameOf, madePicture, type OwnPicture, ownPictures } from './own-pictures.ts';

type HeroName = (typeof heroNames)[number];

/** The brand's own sign, in its colours, or a subject of its family, in its hues. */
function heroOf(pack: BrandPack, name: HeroName, shape: HeroShape): string {
  const { id, hand, artPrint: print, sign, layout } = pack;
  const form = name === 'hero' ? layout.hero : undefined;
  return sign
    ? drawSignPicture({ sign, hand, brandId: id, name, shape, form, print })
    : inHues(drawHero({ seed: heroSeeds[name], shape, family: hand, form }), pack);
}

/** What one brand's family draws; brands with the same family, hues, tiles or signs share theirs. */
function drawnFiles(pack: BrandPack): [string, string][] {
  const { id: brand, hand: family, artFolder, layout, icons, featuredGames, icon } = pack;
  return [
    [`/brands/${brand}/icon.svg`, icon],
    [iconsPath(icons), iconSprite(icons)],
    ...featuredGames.map((game, place): [string, string] => [
      coverPath(artFolder, layout.tile, game.id),
      // Only there does a light title lie over the picture's foot.
      inHues(
        drawCover({
          ...game,
          family,
          isFooted: layout.tile === 'overlay',
          isLead: place === 0,
          isRound: layout.tile === 'medallion',
        }),
        pack,
        game.id,
      ),
    ]),
    ...heroNames.flatMap((name) =>
      heroShapes.map((shape): [string, string] => [
        heroPath(artFolder, name, shape),
        heroOf(pack, name, shape),
      ]),
    ),
    ...(pack.sign ? [[bannerPath(artFolder), heroOf(pack, 'promo', 'wide')] as [string, string]] : []),
  ];
}

function pathOf({ artFolder, layout: { tile } }: BrandPack, { place }: OwnPicture): string {
  switch (place.kind) {
    case 'cover':
      return coverPath(artFolder, tile, place.game);
    case 'banner':
      return bannerPath(artFolder);
    case 'hero':
      return heroPath(artFolder, place.name, place.shape);
  }
}

/** The pictures that the brand brings along, in the places of those that would be drawn. */
function ownFiles(pack: BrandPack): Promise<[string, string]>[] {
  return ownPictures(pack.folder).map(
    async (picture): Promise<[string, string]> => [
      pathOf(pack, picture),
      asDrawing(await madePicture(pack.folder, picture), frameOf(picture)),
    ],
  );
}

/** Pictures for the first shelves as files, by path below the site's root: drawn once here instead of on every phone. */
export async function artFiles(): Promise<ReadonlyMap<string, string>> {
  const packs = brandPacks();
  return new Map([...packs.flatMap(drawnFiles), ...(await Promise.all(packs.flatMap(ownFiles)))]);
}
