import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { builtRoutes } from './built-site.ts';
import { type CallRecord, readRecords, type SeenCall } from './records.ts';
import { takesTurns } from './turns.ts';

/**
 * What the journeys have seen the pages call is what `operations.json` says, which `dist/routes.json` is made from. With
 * `UPDATE_OPERATIONS=1` and all journeys (`playwright test`, `npm run test:full`) the file is written anew. Runs after all journeys.
 */
const file = new URL('../src/routes/operations.json', import.meta.url);

function nameOf({ operation, page }: Pick<SeenCall, 'operation' | 'page'>): string {
  return `${page} ${operation}`;
}

type PageOperations = Readonly<Record<string, readonly string[]>>;

/** `everyPage` are those that any page may call, `frame` those of the frame around it; each path has what it calls besides. */
interface OperationsFile extends PageOperations {
  readonly everyPage: readonly string[];
  readonly frame: readonly string[];
}

const lineWidth = 110;

/** As the formatter writes it: a list in one line where it fits. */
function textOf(operations: OperationsFile): string {
  const entries = Object.entries(operations).map(([key, list]) => {
    const inOneLine = `  ${JSON.stringify(key)}: [${list.map((id) => JSON.stringify(id)).join(', ')}]`;
    if (inOneLine.length < lineWidth) return inOneLine;
    return `  ${JSON.stringify(key)}: [\n${list.map((id) => `    ${JSON.stringify(id)}`).join(',\n')}\n  ]`;
  });
  return `{\n${entries.join(',\n')}\n}\n`;
}

/**
 * Every route with what its page was seen to call; an address that is no route only where it calls something of its own. For a
 * moment after the address has changed the page before is still there, and before it changes the next page may begin its reads: what
 * neighbours both call counts for a page only where it was seen to call it by itself, opened directly and never left.
 */
function seenCalls(
  records: readonly CallRecord[],
  anywhere: readonly string[],
  listed: PageOperations,
): PageOperations {
  const calls = records.flatMap((record) => record.calls);
  const opened = new Set(calls.filter(({ from, to }) => from === null && to === null).map(nameOf));
  // A page that is not opened today is known by what other days have listed.
  if (takesTurns())
    for (const [page, operations] of Object.entries(listed))
      for (const operation of operations) opened.add(nameOf({ operation, page }));
  const seen = new Map(builtRoutes().map(({ path }) => [path, new Set<string>()]));
  for (const call of calls) {
    const { operation, page, from, to } = call;
    if (anywhere.includes(operation)) continue;
    const isLate = from !== null && opened.has(nameOf({ operation, page: from }));
    const isEarly = to !== null && opened.has(nameOf({ operation, page: to }));
    if (!(isLate || isEarly) || opened.has(nameOf(call)))
      seen.set(page, (seen.get(page) ?? new Set()).add(operation));
  }
  return Object.fromEntries(
    [...seen]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, operations]) => [path, [...operations].sort()]),
  );
}

/** In words, what is only on one side; what none of today's journeys has seen another day's may see. */
function differences(listed: PageOperations, seen: PageOperations): readonly string[] {
  const paths = [...new Set([...Object.keys(listed), ...Object.keys(seen)])].sort();
  return paths.flatMap((path) => {
    const inFile = listed[path];
    const inRun = seen[path];
    if (!inFile) return [`+ ${path}: not in the file; calls ${inRun?.join(', ') || 'nothing'}`];
    if (!inRun) return [`- ${path}: in the file, but no route`];
    return [
      ...inRun.filter((id) => !inFile.includes(id)).map((id) => `+ ${path}: calls ${id}`),
      ...inFile
        .filter((id) => !takesTurns() && !inRun.includes(id))
        .map((id) => `- ${path}: no journey has seen it call ${id}`),
    ];
  });
}

test('every page calls what operations.json lists, and nothing else', () => {
  const records = readRecords();
  const { everyPage, frame, ...listed } = JSON.parse(readFileSync(file, 'utf8')) as OperationsFile;
  const anywhere = [...everyPage, ...frame];
  const seen = seenCalls(records, anywhere, listed);
  if (process.env.UPDATE_OPERATIONS) writeFileSync(file, textOf({ everyPage, frame, ...seen }));
  else expect(differences(listed, seen), 'UPDATE_OPERATIONS=1 writes the file anew').toEqual([]);

  const called = new Set(records.flatMap(({ calls }) => calls.map(({ operation }) => operation)));
  expect(
    anywhere.filter((operation) => !takesTurns() && !called.has(operation)),
    'listed for every page, called by none',
  ).toEqual([]);
  const known = new Set([...called, ...records.flatMap(({ arranged }) => arranged)]);
  const unknown = records.flatMap(({ arrived }) => arrived).filter((operation) => !known.has(operation));
  expect([...new Set(unknown)], 'reached the sandbox without being recorded').toEqual([]);
});
