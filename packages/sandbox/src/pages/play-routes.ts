import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { catalogue } from '../catalogue/catalogue.ts';
import { problemReply } from '../http/problem-reply.ts';
import { type MessageLanguage, messageLanguage } from '../messages/translate.ts';
import { findSite, mainSite } from '../site/site-settings.ts';
import { isPlayable } from '../slot/engines.ts';
import { resultOfRound } from '../slot/round-result.ts';
import { inTransaction } from '../world/database.ts';
import { findPlaySession, openPlaySession, type PlaySession, playRound } from '../world/play.ts';
import { FieldProblem, Refusal, UnauthenticatedProblem } from '../world/refusal.ts';
import type { World } from '../world/world.ts';
import { playClient } from './play-client.ts';
import { playLines } from './play-lines.ts';
import { lookStyle, readLook } from './play-look.ts';
import { playPage } from './play-page.ts';
import { playReels } from './play-reels.ts';
import { playSound } from './play-sound.ts';
import { playStyle } from './play-style.ts';

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

function sessionOf(world: World, context: Context): PlaySession {
  const token = /^Bearer (\S{1,200})$/.exec(context.req.header('authorization') ?? '')?.[1];
  const session = token === undefined ? null : findPlaySession(world, token);
  if (session === null) throw new UnauthenticatedProblem();
  return session;
}

function spin(world: World, session: PlaySession, fields: Record<string, unknown>) {
  const { key, stake } = fields;
  if (typeof key !== 'string' || !/^[0-9A-Za-z_-]{8,64}$/.test(key)) {
    throw new FieldProblem({ key: 'validation.format' });
  }
  if (typeof stake !== 'number') throw new FieldProblem({ stake: 'validation.amount' });
  const round = inTransaction(world.db, () => playRound(world, session, key, stake));
  return { ...round, result: resultOfRound(round.stake, round.win, languageOf(fields)) };
}

/** The script as text: its parts are handed to it, so that none of them needs a name that a bundler may change. */
const playScript = `(${playClient.toString()})({playReels:${playReels.toString()},playLines:${playLines.toString()},playSound:${playSound.toString()}});`;

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

/** The demonstration game: its page, its assets, and the API that only its page uses. */
export function playRoutes(world: World, readBrandFile: ReadFile): Hono {
  const app = new Hono();
  app.use(cors({ origin: 'null', allowHeaders: ['authorization', 'content-type'], allowMethods: ['POST'] }));
  app.use(async (context, next) => {
    await next();
    context.header('x-content-type-options', 'nosniff');
    context.header('referrer-policy', 'no-referrer');
    context.header('cache-control', 'no-store');
  });

  app.get('/assets/play.css', (context) =>
    context.body(playStyle, 200, { 'content-type': 'text/css; charset=utf-8' }),
  );
  app.get('/assets/play.js', (context) =>
    context.body(playScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  );
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
  app.get('/brands/*', async (context) => {
    const path = context.req.path.split('/brands/')[1] ?? '';
    const file = brandFile.test(path) ? await readBrandFile(path) : null;
    if (file === null) return context.notFound();
    const kind = path.endsWith('.css') ? fileKinds.css : fileKinds.woff2;
    return context.body(file, 200, { 'content-type': kind });
  });

  app.post('/api/session', async (context) => {
    const { token } = await fieldsOf(context);
    const opened = inTransaction(world.db, () =>
      typeof token === 'string' ? openPlaySession(world, token) : null,
    );
    if (opened === null || findPlaySession(world, opened.token) === null)
      return playProblem(context, new UnauthenticatedProblem(), 'pt');
    return context.json({ token: opened.token });
  });

  app.post('/api/spin', async (context) => {
    const fields = await fieldsOf(context);
    try {
      return context.json(spin(world, sessionOf(world, context), fields));
    } catch (error) {
      return playProblem(context, error, languageOf(fields));
    }
  });

  app.get('/:game_code', (context) => {
    const { words } = findSite(context.req.query('site') ?? '') ?? mainSite;
    const game = catalogue(words).find(context.req.param('game_code'));
    if (!game || !isPlayable(game)) return context.notFound();
    context.header('content-security-policy', policy(world));
    const language = messageLanguage(context.req.query('lang'));
    return context.html(
      playPage(
        game,
        language,
        readLook((name) => context.req.query(name)),
      ),
    );
  });

  return app;
}
