import { spawnSync } from 'node:child_process';
import { ensureChromium } from './chromium.ts';

/**
 * `npm run visual`: pictures of the stories tagged `visual` in every mode, compared with those accepted on this machine.
 * `--accept` takes them as they are now; other arguments go on to Playwright (`-- --grep Home`).
 */
const args = process.argv.slice(2);
const isAccepting = args.includes('--accept');
const rest = args.filter((argument) => argument !== '--accept');
const env = { ...process.env, CHROMIUM: ensureChromium(), STORYBOOK_DISABLE_TELEMETRY: '1' };

const build = spawnSync('node', ['scripts/storybook.ts', 'build'], { stdio: 'inherit', env });
if (build.status !== 0) process.exit(build.status ?? 1);

const { status } = spawnSync(
  'playwright',
  [
    'test',
    '--config',
    'scripts/visual/visual.config.ts',
    // Nothing is accepted in passing: a picture that nobody has accepted counts as a difference.
    `--update-snapshots=${isAccepting ? 'all' : 'none'}`,
    ...rest,
  ],
  { stdio: 'inherit', env },
);
console.log(
  isAccepting
    ? '\nAccepted: .cache/visual/accepted'
    : '\nReport: .cache/visual/report/index.html. Accept with: npm run visual -- --accept',
);
process.exitCode = status ?? 1;
