import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * `npm run storybook` and `npm run build:storybook`, without telemetry. What the source says of each part is read first, and what each
 * part costs is measured; for the running one in parallel, which shows the figures once they are there.
 */
const isBuild = process.argv[2] === 'build';
const measureCosts = [join(import.meta.dirname, 'part-costs.ts')];

function run(script: readonly string[]): void {
  const { status } = spawnSync(process.execPath, script, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

run([join(import.meta.dirname, 'part-facts.ts')]);
if (isBuild) {
  run(measureCosts);
} else {
  spawn(process.execPath, measureCosts, { stdio: 'inherit' });
}

const command = isBuild
  ? ['build', '--output-dir', 'storybook-static']
  : ['dev', '--port', '6006', '--host', '127.0.0.1', '--no-open'];
const { status } = spawnSync('storybook', command, {
  stdio: 'inherit',
  env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
});
process.exitCode = status ?? 1;
