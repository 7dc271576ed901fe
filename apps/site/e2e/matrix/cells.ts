import { pageFiles } from '../../build/page-files.ts';
import recorded from '../../src/routes/operations.json' with { type: 'json' };
import { type BuiltRoute, builtRoutes } from '../built-site.ts';
import { type Fault, faults } from './faults.ts';
import { type Operation, operations } from './operations.ts';

/** One operation of one page, meeting one fault. */
export interface Cell {
  readonly name: string;
  readonly page: BuiltRoute;
  readonly operation: Operation;
  readonly fault: Fault;
}

/** A page of each kind: the home, a list, a game on its stage, the login, a form of money in the layout and one without it, and one that stands alone. */
const kinds: readonly string[] = ['/', '/game', '/gameInfo', '/login', '/recharge', '/cztx', '/download'];

/**
 * What the frame calls around whatever page stands in it, and answers for itself. Who the member is every page deals with in its own way.
 */
const framed: ReadonlySet<string> = new Set(
  [...recorded.everyPage, ...recorded.frame].filter((id) => id !== 'getMember'),
);

/**
 * What a page can do on some days of the month only: the tiers of the month's deposits are claimed from the 1st to the 7th. The same call
 * is tried on every other page that makes it.
 */
const onSomeDays: ReadonlySet<string> = new Set(['/promotion/activity/recharge claimActivity']);

/** What the frame asks for members only on a page that leads them elsewhere, and logging in where nothing leads to it. */
const ofNobody: ReadonlySet<string> = new Set([
  '/login listActivities',
  '/download createCaptcha',
  '/download login',
  '/download register',
]);

/** The area of each page: the folder that it lies in. */
const areaOf: ReadonlyMap<string, string> = new Map(
  pageFiles().map(({ path, file }) => [path, file.split('/')[0] ?? '']),
);

/** How the site is set up and who is logged in are told around every page, and are none's own. */
const ofNoPage: readonly string[] = ['site', 'auth'];

/** What the frame shows a part of (what can be claimed, what is unread), the pages of that area are made of. */
function isOwn({ path }: BuiltRoute, { area }: Operation): boolean {
  return area === areaOf.get(path) && !ofNoPage.includes(area);
}

/** Every route of the built site x what it calls x what can befall that; the frame's own calls on a page of each kind (decision 25). */
export function allCells(): readonly Cell[] {
  return builtRoutes().flatMap((page) =>
    // What the frame calls a page may be listed with too.
    [...new Set(page.operations)]
      .filter((id) => !onSomeDays.has(`${page.path} ${id}`) && !ofNobody.has(`${page.path} ${id}`))
      .map((id) => {
        const operation = operations.get(id);
        if (!operation) throw new Error(`${page.path} calls ${id}, which the contract does not have`);
        return operation;
      })
      .filter((operation) => !framed.has(operation.id) || kinds.includes(page.path) || isOwn(page, operation))
      .flatMap((operation) =>
        faults
          .filter(({ fits }) => fits?.(operation) ?? true)
          .map((fault) => ({ name: `${page.path} ${operation.id}: ${fault.name}`, page, operation, fault })),
      ),
  );
}
