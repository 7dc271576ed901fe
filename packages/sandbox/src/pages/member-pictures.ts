import { Hono } from 'hono';
import type { WordListName } from '../catalogue/word-list.ts';
import { drawPortrait, type Manner } from '../pictures/draw-portrait.ts';
import { findPictureByFile } from '../pictures/profile-pictures.ts';
import { siteOfContext } from '../site/site-of-request.ts';
import type { World } from '../world/world.ts';
import { asPicture } from './site-pictures.ts';

/** Each operator draws its members in a manner of its own; a site that nobody has set up does in one that is none of theirs. */
const mannerOf: Readonly<Record<WordListName, Manner>> = { mare: 'flat', salao: 'engraved', pulo: 'pixel' };

/** The files of the pictures that members choose from. They are no calls of the contract, whose answers carry their addresses. */
export function memberPictures({ brandSites }: Pick<World, 'brandSites'>): Hono {
  const app = new Hono();
  app.get('/:file', (context) => {
    const picture = findPictureByFile(context.req.param('file'));
    if (picture === undefined) return context.notFound();
    asPicture(context);
    const { words, isSetUp } = siteOfContext(context, brandSites);
    const drawing = drawPortrait(picture.portrait, isSetUp ? mannerOf[words] : 'toned');
    return context.body(drawing, 200, { 'content-type': 'image/svg+xml' });
  });
  return app;
}
