import { Hono } from 'hono';
import type { WordListName } from '../catalogue/word-list.ts';
import { drawPortrait, type Manner } from '../pictures/draw-portrait.ts';
import { findPictureByFile } from '../pictures/profile-pictures.ts';
import { siteOfContext } from '../site/site-of-request.ts';
import type { World } from '../world/world.ts';
import { asPicture } from './site-pictures.ts';

/** Each site draws its members in its own manner. */
const mannerOf: Readonly<Record<WordListName, Manner>> = { mare: 'flat', salao: 'engraved', pulo: 'pixel' };

/** The files of the pictures that members choose from. They are no calls of the contract, whose answers carry their addresses. */
export function memberPictures({ brandSites }: Pick<World, 'brandSites'>): Hono {
  const app = new Hono();
  app.get('/:file', (context) => {
    const picture = findPictureByFile(context.req.param('file'));
    if (picture === undefined) return context.notFound();
    asPicture(context);
    const drawing = drawPortrait(picture.portrait, mannerOf[siteOfContext(context, brandSites).words]);
    return context.body(drawing, 200, { 'content-type': 'image/svg+xml' });
  });
  return app;
}
