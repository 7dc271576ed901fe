import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { allServers, buildEnv } from '../apps/site/e2e/environment.ts';
import { allCells, type Cell } from '../apps/site/e2e/matrix/cells.ts';
import type { CellResult, Shard } from '../apps/site/e2e/matrix/shard.ts';
import { isInTurn, today } from '../apps/site/e2e/turns.ts';
import { ensureChromium } from './chromium.ts';
import { playPlanted } from './planted-defects.ts';
import { startServer, stopServers } from './servers.ts';
import { buildSoundSite } from './sound-site.ts';

/**
 * `npm run test:faults`: the fault matrix on the built site, in a process for each pair of servers.
 *   --only=<pattern>    the cells whose name matches
 *   --sample=<seconds>  a thirteenth of money, and as many others as the time allows; which ones goes round from day to day
 *   --start=<number>    where that begins, to repeat a run
 *   --built             on the site as it has been built
 *   --report=<file>     writes the counts as JSON
 *   --planted           plants each defect of `planted-defects.ts` in a copy, and expects cells to fail
 */
function option(name: string): string | undefined {
  return process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
}

const root = join(import.meta.dirname, '..');
const isPlanted = process.argv.includes('--planted');
const only = new RegExp(option('only') ?? '');
const sample = option('sample');
/** Another part of the matrix each day; in half a month or so all of it has been played. */
const start = Number(option('start') ?? today * 293);
/** An order without meaning, so that neighbours are of different pages. */
function scattered(cells: readonly Cell[]): readonly Cell[] {
  const placeOf = new Map(cells.map((cell) => [cell, createHash('sha1').update(cell.name).digest('hex')]));
  return cells.toSorted((one, other) => ((placeOf.get(one) ?? '') < (placeOf.get(other) ?? '') ? -1 : 1));
}

async function startServers(): Promise<void> {
  await Promise.all(
    allServers.map(async ({ siteOrigin, sandboxOrigin, faultPort, env }) => {
      await startServer('sandbox', ['packages/sandbox/src/main.ts'], `${sandboxOrigin}/healthz`, env);
      await startServer('site', ['apps/site/build/static-server.ts'], `${siteOrigin}/healthz`, {
        ...env,
        API_UPSTREAM: `http://127.0.0.1:${faultPort}`,
      });
    }),
  );
}

interface Playing {
  /** Milliseconds since 1970, after which only money is still played; null: all is. */
  readonly until: number | null;
  /** How many at a time in each process; undefined: as many as it is used to. */
  readonly lanes?: number;
}

/** The whole takes hours: how far it is, is said after so many. */
const progressEvery = 100;

/** Plays the cells in shards; answers what became of each that was played. */
async function playAll(cells: readonly Cell[], { until, lanes }: Playing): Promise<readonly CellResult[]> {
  const results: CellResult[] = [];
  await Promise.all(
    allServers.map((_, index) => {
      const names = cells.filter((__, place) => place % allServers.length === index).map(({ name }) => name);
      const child = fork(join(root, 'apps/site/e2e/matrix/shard.ts'), {
        env: {
          ...process.env,
          TEST_PARALLEL_INDEX: String(index),
          ...(lanes !== undefined && { FAULT_LANES: String(lanes) }),
        },
      });
      child.on('message', (result: CellResult) => {
        results.push(result);
        if (results.length % progressEvery === 0) console.log(`${results.length} of ${cells.length}`);
        if (result.reasons.length > 0)
          console.log(`FAILED ${result.name}\n    ${result.reasons.join('\n    ')}`);
      });
      child.send({ names, until } satisfies Shard);
      return new Promise((resolve) => child.once('exit', resolve));
    }),
  );
  return results;
}

/** So many are not late but wrong. */
const mostLate = 60;

/**
 * What has failed among eight tabs on two processors may have had too little of them for its five seconds: it is played once more, one
 * tab at a time. What then passes was late and not wrong; both figures are printed.
 */
async function playLateOnes(results: readonly CellResult[]): Promise<readonly CellResult[]> {
  const failed = new Set(results.filter(({ reasons }) => reasons.length > 0).map(({ name }) => name));
  if (failed.size === 0 || failed.size > mostLate) return results;
  console.log(`\nonce more, one at a time: ${failed.size}`);
  const again = await playAll(
    allCells().filter(({ name }) => failed.has(name)),
    { until: null, lanes: 1 },
  );
  return [...results.filter(({ name }) => !failed.has(name)), ...again];
}

async function run(): Promise<boolean> {
  process.env.CHROMIUM = ensureChromium();
  if (!process.argv.includes('--built')) {
    Object.assign(process.env, buildEnv);
    await buildSoundSite();
  }
  const chosen = allCells().filter(({ name }) => only.test(name));
  const isSample = sample !== undefined;
  const ownMoney = chosen.filter(({ operation }) => operation.isOwnMoney);
  const money = isSample ? ownMoney.filter((_, place) => isInTurn(place, 13)) : ownMoney;
  const others = scattered(chosen.filter(({ operation }) => !operation.isOwnMoney));
  const first = start % Math.max(others.length, 1);
  const inTurn = [...others.slice(first), ...others.slice(0, first)];
  const began = Date.now();
  await startServers();
  const results = await playAll(isSample ? [...money, ...inTurn] : chosen, {
    until: isSample ? began + Number(sample) * 1_000 : null,
  });
  const atOnce = results.filter(({ reasons }) => reasons.length === 0).length;
  const last = await playLateOnes(results);
  stopServers();
  const passed = last.filter(({ reasons }) => reasons.length === 0).length;
  // What has not been played although it had to be has not passed.
  const played = new Set(last.map(({ name }) => name));
  const required = isSample ? money : chosen;
  const total = last.length + required.filter(({ name }) => !played.has(name)).length;
  const part = isSample ? ` (of ${chosen.length}, --start=${start})` : '';
  const late = passed > atOnce ? `, ${passed - atOnce} of them when played alone` : '';
  console.log(`\n${passed} / ${total} passed${late}${part} in ${Math.round((Date.now() - began) / 1_000)} s`);
  const report = option('report');
  if (report) {
    mkdirSync(dirname(report), { recursive: true });
    writeFileSync(report, JSON.stringify({ passed, failed: total - passed }));
  }
  return total > 0 && passed === total;
}

process.exitCode = (isPlanted ? playPlanted(only) : await run()) ? 0 : 1;
