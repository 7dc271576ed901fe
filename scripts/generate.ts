/**
 * Makes what is generated from the contract in `openapi/`: one bundled JSON document (served by the sandbox, used by tests)
 * and the TypeScript types of the client. With `--check` nothing is written, and stale output is an error.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const committed = join(root, 'packages/api/src/generated');
const outputs = ['openapi.json', 'schema.ts'] as const;

function run(command: string, args: readonly string[]): void {
  execFileSync(command, args, {
    cwd: root,
    // A failing command's standard error is part of the exception.
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
}

/** Bundles the contract and derives the types, both into `folder`. */
function generateInto(folder: string): void {
  const document = join(folder, 'openapi.json');
  const types = join(folder, 'schema.ts');
  run(join(root, 'node_modules/.bin/redocly'), ['bundle', 'openapi/openapi.yaml', '--output', document]);
  // openapi-typescript needs the TypeScript 5 that is installed beside it.
  run(join(root, 'packages/api/node_modules/.bin/openapi-typescript'), [document, '--output', types]);
}

function isStale(fresh: string, file: string): boolean {
  const path = join(committed, file);
  return !existsSync(path) || readFileSync(path, 'utf8') !== readFileSync(join(fresh, file), 'utf8');
}

const folder = mkdtempSync(join(tmpdir(), 'contract-'));
try {
  generateInto(folder);
  const stale = outputs.filter((file) => isStale(folder, file));
  if (!process.argv.includes('--check')) {
    mkdirSync(committed, { recursive: true });
    for (const file of outputs) writeFileSync(join(committed, file), readFileSync(join(folder, file)));
    console.log(stale.length === 0 ? 'Generated files were fresh.' : `Generated: ${stale.join(', ')}`);
  } else if (stale.length > 0) {
    console.error(`Stale: ${stale.join(', ')} in packages/api/src/generated. Run npm run generate.`);
    process.exitCode = 1;
  } else {
    console.log('Generated files are fresh.');
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
