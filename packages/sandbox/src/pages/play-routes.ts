import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { catalogue } from '../catalogue/catalogue.ts';
import { problemReply } from '../http/problem-reply.ts';
import { type MessageLanguage, messageLanguage } from '../messages/translate.ts';
import { findSite, mainSite } from '../site/site-settings.ts';
import { inTransaction } from '../world/database.ts';
import { balanceOf, walletOf } from '../world/ledger.ts';
import { findPlaySession, openPlaySession, type PlaySession, playRound } from '../world/play.ts';
import { FieldProblem, Refusal, UnauthenticatedProblem } from '../world/refusal.ts';
import type { World } from '../world/world.ts';
import { pageLanguage } from './page.ts';
import { playClient } from './play-client.ts';
import { playPage } from './play-page.ts';
import { playLook, playStyle } from './play-style.ts';

/** The frame has an opaque origin, so the policy names the sandbox's own address besides 'self'. */
function policy(world: World): string {
  const own = `'self' ${world.publicUrl}`;
  return [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own}`,
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
  return inTransaction(world.db, () => playRound(world, session, key, stake));
}

/** The play API answers refusals with 409: it is the game's own, not the platform's. */
function playProblem(context: Context, error: unknown, language: MessageLanguage): Response {
  const { status, body } = problemReply(error, language);
  return context.json(body, error instanceof Refusal ? 409 : status);
}

/** The demonstration game: its page, its assets, and the API that only its page uses. */
export function playRoutes(world: World): Hono {
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
    context.body(`(${playClient.toString()})();`, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  );
  app.get('/assets/look/:file', (context) =>
    context.body(playLook(context.req.param('file').replace(/\.css$/, '')), 200, {
      'content-type': 'text/css; charset=utf-8',
    }),
  );

  app.post('/api/session', async (context) => {
    const { token } = await fieldsOf(context);
    const opened = inTransaction(world.db, () =>
      typeof token === 'string' ? openPlaySession(world, token) : null,
    );
    const session = opened === null ? null : findPlaySession(world, opened.token);
    if (opened === null || session === null) return playProblem(context, new UnauthenticatedProblem(), 'pt');
    return context.json({ token: opened.token, balance: balanceOf(world.db, walletOf(session.member.id)) });
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
    if (!game) return context.notFound();
    context.header('content-security-policy', policy(world));
    return context.html(playPage(game, pageLanguage(context.req.query('lang'))));
  });

  return app;
}
