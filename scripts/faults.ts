import { fork } from 'node:child_process';
import { join } from 'node:path';
import { allServers } from '../apps/site/e2e/environment.ts';
import { allCells, type Cell } from '../apps/site/e2e/matrix/cells.ts';
import type { CellResult } from '../apps/site/e2e/matrix/shard.ts';
import { startServer, stopServers } from './servers.ts';

/**
 * `npm run test:faults`: the fault matrix on the built site, in one process for each pair of servers.
 *   --only=<text>    the cells whose name has the text, or matches it as a pattern
 */
function option(name: string): string | undefined {
  return process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
}

const root = join(import.meta.dirname, '..');

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

/** Plays the cells in shards; answers what became of each. */
async function playAll(cells: readonly Cell[]): Promise<readonly CellResult[]> {
  const results: CellResult[] = [];
  await Promise.all(
    allServers.map((_, shard) => {
      const names = cells.filter((__, index) => index % allServers.length === shard).map(({ name }) => name);
      const child = fork(join(root, 'apps/site/e2e/matrix/shard.ts'), {
        env: { ...process.env, TEST_PARALLEL_INDEX: String(shard) },
      });
      child.on('message', (result: CellResult) => {
        results.push(result);
        if (process.env.FAULT_TIMES) console.log(result.milliseconds, result.name);
        if (result.reasons.length > 0)
          console.log(`FAILED ${result.name}\n    ${result.reasons.join('\n    ')}`);
      });
      child.send(names);
      return new Promise((resolve) => child.once('exit', resolve));
    }),
  );
  return results;
}

const only = option('only');
const cells = allCells().filter(({ name }) => only === undefined || new RegExp(only).test(name));
const started = performance.now();
await startServers();
const results = await playAll(cells);
stopServers();
const passed = results.filter(({ reasons }) => reasons.length === 0).length;
console.log(`\n${passed} / ${cells.length} passed in ${Math.round((performance.now() - started) / 1_000)} s`);
process.exitCode = passed === cells.length ? 0 : 1;
