import { spawnSync } from 'node:child_process';
import { ensureHeadlessShell } from './chromium.ts';
import { changedStories } from './visual/changed-stories.ts';

/**
 * `npm run visual`: pictures of the kit's stories in the brands and widths of docs/storybook.md, compared with those accepted on this machine.
 *   --accept            takes them as they are now
 *   --changed[=<rev>]   only of stories that a change since that revision reaches (HEAD: what is not committed)
 * Other arguments go on to Playwright (`-- --grep Home`).
 */
const args = process.argv.slice(2);
const isAccepting = args.includes('--accept');
const changed = args.find((argument) => /^--changed(=|$)/.test(argument));
const rest = args.filter((argument) => argument !== '--accept' && argument !== changed);
const reached = changed === undefined ? null : changedStories(changed.split('=')[1] ?? 'HEAD');
if (reached?.length === 0) {
  console.log('No story is reached by the change.');
  process.exit();
}
const env = {
  ...process.env,
  CHROMIUM: ensureHeadlessShell(),
  STORYBOOK_DISABLE_TELEMETRY: '1',
  STORYBOOK_PICTURES: '1',
  ...(reached && { VISUAL_STORIES: JSON.stringify(reached) }),
};

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
