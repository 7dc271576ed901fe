import { spawnSync } from 'node:child_process';

/** `npm run chromatic`: visual comparison by Chromatic, only where its token is set (without network it retries for minutes). */
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('CHROMATIC_PROJECT_TOKEN is not set: nothing was sent.');
} else {
  const { status } = spawnSync('chromatic', ['--exit-zero-on-changes'], {
    stdio: 'inherit',
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  });
  process.exitCode = status ?? 1;
}
