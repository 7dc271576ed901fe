import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { catalogue } from '../../catalogue/catalogue.ts';
import { mainList, readGameList } from '../../catalogue/game-list.ts';
import type { PlayCall } from '../../engines/engine.ts';
import { engineNameOf } from '../../engines/playable.ts';
import { engineOf, engines } from '../../engines/registry.ts';
import { problemReply } from '../../http/problem-reply.ts';
import { type MessageLanguage, messageLanguage } from '../../messages/translate.ts';
import { inTransaction } from '../../world/database.ts';
import { findPlaySession, openPlaySession } from '../../world/play-sessions.ts';
import { Refusal, UnauthenticatedProblem } from '../../world/refusal.ts';
import type { World } from '../../world/world.ts';
import { artStyle, lookStyle, readLook, reelsOf } from './play-look.ts';
import { sessionOf } from './play-session.ts';
import { sendStates } from './send-states.ts';

/** The frame has an opaque origin, so the policy names the sandbox's own address besides 'self'. */
function policy(world: World): string {
  const own = `'self' ${world.publicUrl}`;
  return [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own}`,
    `font-src ${own}`,
    `connect-src ${own}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${world.siteOrigins.join(' ')}`,
  ].join('; ');
}

async function fieldsOf(context: Context): Promise<Record<string, unknown>> {
  const body: unknown = await context.req.json().catch(() => null);
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

function languageOf(fields: Record<string, unknown>): MessageLanguage {
  return messageLanguage(typeof fields.lang === 'string' ? fields.lang : undefined);
}

/** What a brand's folder is called. */
const brandName = /^[a-z0-9-]{1,40}$/;
/** A brand's tokens, faces and fonts, below the folder of all brands; nothing else of it is anybody's business. */
const brandFile = /^[a-z0-9-]{1,40}\/(?:(?:brand|fonts)\.css|fonts\/[a-z0-9-]+\.woff2)$/;
const fileKinds = { css: 'text/css; charset=utf-8', woff2: 'font/woff2' } as const;

/** The play API answers refusals with 409: it is the game's own, not the platform's. */
function playProblem(context: Context, error: unknown, language: MessageLanguage): Response {
  const { status, body } = problemReply(error, language);
  return context.json(body, error instanceof Refusal ? 409 : status);
}

/** Null: there is no such file. */
export type ReadFile = (path: string) => Promise<Uint8Array<ArrayBuffer> | null>;

/** The games of the demonstration: their pages, what these are made of, and the API that only they use. */
export function playRoutes(world: World, readBrandFile: ReadFile): Hono {
  const app = new Hono();
  app.use(
    cors({
      origin: 'null',
      allowHeaders: ['authorization', 'content-type'],
      allowMethods: ['GET', 'POST'],
    }),
  );
  app.use(async (context, next) => {
    await next();
    context.header('x-content-type-options', 'nosniff');
    context.header('referrer-policy', 'no-referrer');
    context.header('cache-control', 'no-store');
  });

  app.get('/assets/look/:file', (context) =>
    context.body(
      lookStyle(
        context.req.param('file').replace(/\.css$/, ''),
        readLook((name) => context.req.query(name)),
      ),
      200,
      { 'content-type': 'text/css; charset=utf-8' },
    ),
  );
  app.get('/brands/:brand/art.css', async (context) => {
    const brand = context.req.param('brand');
    const layout = brandName.test(brand) ? await readBrandFile(`${brand}/layout.json`) : null;
    return context.body(artStyle(layout), 200, { 'content-type': fileKinds.css });
  });
  app.get('/brands/*', async (context) => {
    const path = context.req.path.split('/brands/')[1] ?? '';
    const file = brandFile.test(path) ? await readBrandFile(path) : null;
    if (file === null) return context.notFound();
    const kind = path.endsWith('.css') ? fileKinds.css : fileKinds.woff2;
    return context.body(file, 200, { 'content-type': kind });
  });

  app.post('/api/session', async (context) => {
    const fields = await fieldsOf(context);
    const language = languageOf(fields);
    const opened = inTransaction(world.db, () => {
      const issued = typeof fields.token === 'string' ? openPlaySession(world, fields.token) : null;
      const session = issued === null ? null : findPlaySession(world, issued.token);
      if (issued === null || session === null) return null;
      return { ...engineOf(session.game)?.begin({ world, session, fields, language }), token: issued.token };
    });
    return opened === null
      ? playProblem(context, new UnauthenticatedProblem(), language)
      : context.json(opened);
  });

  for (const [name, { style, script, actions, stream }] of Object.entries(engines)) {
    app.get(`/assets/${name}.css`, (context) =>
      context.body(style, 200, { 'content-type': 'text/css; charset=utf-8' }),
    );
    app.get(`/assets/${name}.js`, (context) =>
      context.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
    );
    if (stream) {
      app.get(`/api/${name}/stream`, (context) => {
        const language = messageLanguage(context.req.query('lang'));
        try {
          const session = sessionOf(world, context);
          if (engineNameOf(session.game) !== name) throw new UnauthenticatedProblem();
          return sendStates(context, world, session, language, stream);
        } catch (error) {
          return playProblem(context, error, language);
        }
      });
    }
    for (const [address, action] of Object.entries(actions)) {
      app.post(`/api/${name}/${address}`, async (context) => {
        const fields = await fieldsOf(context);
        const language = languageOf(fields);
        try {
          const session = sessionOf(world, context);
          if (engineNameOf(session.game) !== name) throw new UnauthenticatedProblem();
          const call: PlayCall = { world, session, fields, language };
          return context.json(inTransaction(world.db, () => action(call)));
        } catch (error) {
          return playProblem(context, error, language);
        }
      });
    }
  }

  app.get('/:game_code', async (context) => {
    const games = readGameList(context.req.query('games') ?? '') ?? mainList;
    const game = catalogue(games).find(context.req.param('game_code'));
    const engine = game && engineOf(game);
    if (!engine) return context.notFound();
    context.header('content-security-policy', policy(world));
    const language = messageLanguage(context.req.query('lang'));
    const look = readLook((name) => context.req.query(name));
    // Of all games slots alone have reels.
    const hasReels = look.brand && engineNameOf(game) === 'slot';
    const reels = hasReels ? reelsOf(await readBrandFile(`${look.brand}/art/reels.json`)) : undefined;
    return context.html(engine.pageOf(game, language, { ...look, reels }));
  });

  return app;
}
