import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * `npm run storybook` and `npm run build:storybook`, without telemetry. What each part costs is measured first; for the
 * running one in parallel, which shows the figures once they are there.
 */
const isBuild = process.argv[2] === 'build';
const measureCosts = [join(import.meta.dirname, 'part-costs.ts')];
if (isBuild) {
  const { status } = spawnSync(process.execPath, measureCosts, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
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
