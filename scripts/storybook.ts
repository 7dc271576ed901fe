import { spawnSync } from 'node:child_process';

/** `npm run storybook` and `npm run build:storybook`, without any calling home. */
const command =
  process.argv[2] === 'build'
    ? ['build', '--output-dir', 'storybook-static']
    : ['dev', '--port', '6006', '--host', '127.0.0.1', '--no-open'];
const { status } = spawnSync('storybook', command, {
  stdio: 'inherit',
  env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
});
process.exitCode = status ?? 1;
