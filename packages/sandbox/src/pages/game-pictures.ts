import { Hono } from 'hono';
import { catalogue } from '../catalogue/catalogue.ts';
import { drawGamePicture } from '../pictures/draw-game-picture.ts';
import { gameIdOfFile } from '../pictures/game-pictures.ts';
import { siteOfContext } from '../site/site-of-request.ts';
import { slotThemeOf } from '../slot/slot-theme.ts';
import { asPicture } from './site-pictures.ts';

/** The studios' pictures of their games. They are no calls of the contract, whose answers carry their addresses. */
export function gamePictures(): Hono {
  const app = new Hono();
  app.get('/:file', (context) => {
    const id = gameIdOfFile(context.req.param('file'));
    const game = id === null ? undefined : catalogue(siteOfContext(context).words).findById(id);
    if (game === undefined || game.pictureUrl === null) return context.notFound();
    asPicture(context);
    return context.body(drawGamePicture(game.id, slotThemeOf(game)), 200, {
      'content-type': 'image/svg+xml',
    });
  });
  return app;
}
