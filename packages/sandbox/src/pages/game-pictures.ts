import { Hono } from 'hono';
import { catalogue } from '../catalogue/catalogue.ts';
import { drawGamePicture } from '../pictures/draw-game-picture.ts';
import { gameIdOfFile, heroOf } from '../pictures/game-pictures.ts';
import { slotThemeOf } from '../slot/slot-theme.ts';
import { asPicture } from './site-pictures.ts';

/**
 * The studios' pictures of their slots, whichever operator's answer carried the address: an `img` does not say whose site it is on. They
 * are no calls of the contract.
 */
export function gamePictures(): Hono {
  const app = new Hono();
  app.get('/:file', (context) => {
    const id = gameIdOfFile(context.req.param('file'));
    const game = id === null ? undefined : catalogue().findById(id);
    const hero = game && heroOf(game);
    if (!game || hero === undefined) return context.notFound();
    asPicture(context);
    return context.body(drawGamePicture(game.id, slotThemeOf(game), hero), 200, {
      'content-type': 'image/svg+xml',
    });
  });
  return app;
}
