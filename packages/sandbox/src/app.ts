import type { RandomInteger } from '@fortuna/domain/fair-play/draws.ts';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { contractDocument, contractOperations, type OperationId } from './contract/document.ts';
import { engines } from './engines/registry.ts';
import { createCallLog } from './http/call-log.ts';
import { createFaults } from './http/faults.ts';
import { limitBody } from './http/limit-body.ts';
import { type ContractCheck, type OperationWay, operationRoute } from './http/operation-route.ts';
import { testControl } from './http/test-control.ts';
import { messageLanguage, translate } from './messages/translate.ts';
import { handlers } from './operations/registry.ts';
import { deskRoutes } from './pages/desk/desk-routes.ts';
import { gamePictures } from './pages/game-pictures.ts';
import { memberPictures } from './pages/member-pictures.ts';
import { type PageFont, pageAssets } from './pages/page-assets.ts';
import { playRoutes, type ReadFile } from './pages/play/play-routes.ts';
import { providerRoutes } from './pages/provider-routes.ts';
import { referenceRoutes } from './pages/reference-page.ts';
import { sitePictures } from './pages/site-pictures.ts';
import { gamePictureFolder } from './pictures/game-pictures.ts';
import { pictureFolder } from './pictures/profile-pictures.ts';
import { seedWorld } from './seeds/seed-world.ts';
import { type SiteBrand, sitesOfBrands } from './site/brand-sites.ts';
import { withOwnHosts } from './site/site-settings.ts';
import { type Clock, createClock } from './world/clock.ts';
import { type Database, inTransaction, prepareTables } from './world/database.ts';
import { createPasswordHashing, plainScrypt, type Scrypt } from './world/hashing.ts';
import { isSettlementDue, settleDue } from './world/promotions/settlement.ts';
import { purgeExpired } from './world/purge.ts';
import { cryptoRandom } from './world/random.ts';
import { type CashierRules, defaultRules } from './world/rules.ts';
import type { World } from './world/world.ts';

export interface SandboxOptions {
  /** A drizzle database with synchronous queries: better-sqlite3, or sql.js in a browser. */
  readonly db: Database;
  /** Origin under which the outside reaches the sandbox, without a trailing slash. */
  readonly publicUrl: string;
  /** Turns the test control on. */
  readonly testKey?: string;
  /** Origins of the sites, whose own hosts come with them; the first is the one that the provider page returns to. */
  readonly siteOrigins?: readonly string[];
  /** Brands on hosts that nobody has set up: their lists of games suit them. */
  readonly brands?: readonly SiteBrand[];
  readonly clock?: Clock;
  readonly random?: RandomInteger;
  /** Hashes passwords; in JavaScript by default. Node's own does it beside the main thread. */
  readonly scrypt?: Scrypt;
  readonly rules?: Partial<CashierRules>;
  readonly contractCheck?: ContractCheck;
  /** Gives the script of the reference page; without it there is no such page, as in a browser. */
  readonly referenceScript?: () => Promise<string>;
  /** Gives the typefaces of the desk and of the provider's page; without it they are written in the system's own. */
  readonly pageFont?: (font: PageFont) => Promise<Uint8Array<ArrayBuffer>>;
  /** Files of the sites' brands, by `<brand>/<file>`: tokens and fonts that the game puts on; without it the game has a look of its own. */
  readonly readBrandFile?: ReadFile;
  /** Closes the database. */
  readonly onClose?: () => void;
}

export interface Sandbox {
  fetch(request: Request): Response | Promise<Response>;
  close(): void;
  /** For tests and scripts that look behind the scenes. */
  readonly world: World;
}

export const defaultSiteOrigins: readonly string[] = ['http://127.0.0.1:5173', 'http://localhost:5173'];

const bodyBytes = 1024 * 1024;

function addOperation<Id extends OperationId>(app: Hono, world: World, id: Id, way: OperationWay): void {
  for (const operation of contractOperations) {
    if (operation.id !== id) continue;
    app.on(operation.method, operation.route, operationRoute(world, { ...operation, id }, handlers[id], way));
  }
}

/** A back end that keeps the contract, as one function from request to response. A demonstration without real money. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const brandSites = sitesOfBrands(options.brands ?? []);
  const world: World = {
    db: options.db,
    clock: options.clock ?? createClock(),
    random: options.random ?? cryptoRandom,
    passwords: createPasswordHashing(options.scrypt ?? plainScrypt),
    rules: { ...defaultRules, ...options.rules },
    publicUrl: options.publicUrl,
    brandSites,
    siteOrigins: withOwnHosts(options.siteOrigins ?? defaultSiteOrigins, brandSites.keys()),
  };
  if (prepareTables(world.db)) seedWorld(world);

  const app = new Hono();
  const calls = createCallLog(world.clock);
  const faults = createFaults();

  app.use(async (_, next) => {
    purgeExpired(world);
    if (isSettlementDue(world)) inTransaction(world.db, () => settleDue(world));
    for (const { clockwork } of Object.values(engines))
      if (clockwork?.isDue(world)) inTransaction(world.db, () => clockwork.settle(world));
    await next();
  });
  app.route('/', sitePictures(world));
  app.route(pictureFolder, memberPictures(world));
  app.route(gamePictureFolder, gamePictures());
  const crossOrigin = cors({
    origin: [...world.siteOrigins],
    allowHeaders: ['authorization', 'content-type', 'idempotency-key'],
    allowMethods: ['GET', 'POST', 'DELETE'],
    exposeHeaders: ['date', 'retry-after'],
    maxAge: 600,
  });
  // Headers are set before the response is made; afterwards Hono would have to copy it.
  app.use('/api/*', (context, next) => {
    context.header('cache-control', 'no-store');
    return context.req.header('origin') === undefined ? next() : crossOrigin(context, next);
  });
  // A browser's question whether it may call is no call.
  app.use('/api/*', calls.middleware);
  // A form that is too large is told of on the operator's own page.
  app.route('/__desk', deskRoutes(world, faults, bodyBytes));
  app.use(
    limitBody(bodyBytes, (context) => {
      const message = translate(messageLanguage(context.req.query('lang')), 'tooLarge');
      return context.json({ status: 'error', code: 413, message }, 413);
    }),
  );

  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.get('/openapi.json', (context) => context.json(contractDocument));

  const way = { check: options.contractCheck ?? 'log', faults } as const;
  for (const { id } of contractOperations) addOperation(app, world, id, way);

  app.route('/assets', pageAssets(options.pageFont));
  if (options.referenceScript) app.route('/reference', referenceRoutes(options.referenceScript));
  app.route('/pay', providerRoutes(world));
  app.route('/play', playRoutes(world, options.readBrandFile ?? (async () => null)));

  if (options.testKey) {
    const reset = () => {
      world.clock.reset();
      seedWorld(world);
      calls.clear();
      faults.clear();
    };
    app.route('/__test__', testControl({ world, key: options.testKey, calls, faults, reset }));
  }

  app.notFound((context) => {
    const message = translate(messageLanguage(context.req.query('lang')), 'notFound');
    return context.json({ status: 'error', code: 404, message }, 404);
  });

  return {
    fetch: (request) => app.fetch(request),
    close: () => options.onClose?.(),
    world,
  };
}
