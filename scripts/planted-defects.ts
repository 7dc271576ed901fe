import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
const copy = join(root, '.cache/planted');

/** A defect that somebody might bring in, as a replacement in one file, and the cells of the matrix that have to see it. */
interface Defect {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** Pattern of names of cells. */
  readonly cells: string;
}

export const defects: readonly Defect[] = [
  {
    name: 'money is sent again by itself',
    file: 'packages/api/src/client.ts',
    from: 'limit: timeouts.write, retries: 0',
    to: 'limit: timeouts.write, retries: 1',
    cells: '^/recharge createDeposit: (500|lost answer)$',
  },
  {
    name: 'guard removed: a lost answer counts as a refusal, and the next press is another order',
    file: 'packages/flows/src/attempt/verdict.ts',
    from: "return 'lost';",
    to: "return 'refused';",
    cells: '^/recharge createDeposit: (lost answer|truncated body)$',
  },
  {
    name: 'the key that is sent is not the one that is kept',
    file: 'apps/site/src/routes/cashier/deposit-flow.ts',
    from: 'idempotencyKey: attempt.key }',
    to: "idempotencyKey: attempt.key + 'x' }",
    cells: '^/recharge createDeposit: (lost answer|empty body)$',
  },
  {
    name: 'an attempt is kept for whoever comes next',
    file: 'apps/site/src/platform/attempts.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text.
    from: '`fortuna.attempt.${name}.${memberId}`',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text.
    to: '`fortuna.attempt.${name}`',
    cells: '^/recharge listDeposits: (500|slow)$',
  },
  {
    name: 'boundary removed: the badge of the frame takes the page with it',
    file: 'apps/site/src/frame/use-unread.ts',
    from: 'enabled: memberId !== null,',
    to: 'enabled: memberId !== null,\n    throwOnError: true,',
    cells: '^/recharge listMessages: (500|403)$',
  },
  {
    name: 'HTTP 200 counts as a success',
    file: 'packages/api/src/problems.ts',
    from: "if (status === 'success' && code === 200) return null;",
    to: 'if (json !== null) return null;',
    cells: '^/withdrawalPassword setWithdrawalPassword: 200 with a failing code$',
  },
  {
    name: 'what a crashed server says is shown',
    file: 'packages/api/src/problems.ts',
    from: 'if (status >= 500 ||',
    to: 'if (',
    cells: '^/game-record listBetRecords: (500|503)$',
  },
  {
    name: 'nobody asks whether to log in again',
    file: 'apps/site/src/session/connect-session.ts',
    from: "type: 'session.expired', token",
    to: "type: 'player.decline'",
    cells: '^/rechargeRecord listDeposits: 401$',
  },
  {
    name: 'a retry that does nothing',
    file: 'apps/site/src/platform/use-public-read.ts',
    from: 'problem: problemOf(query.error), onRetry: () => void query.refetch()',
    to: 'problem: problemOf(query.error), onRetry: () => undefined',
    cells: '^/withdraw getWithdrawalRules: (500|404)$',
  },
  {
    name: 'a failure is not told',
    file: 'apps/site/src/routes/information/messages.page.tsx',
    from: 'useTold(read.problem);',
    to: '',
    cells: '^/messages readNotifications: (409|connection reset)$',
  },
  {
    name: 'a long list is drawn whole',
    file: 'packages/api/src/wire.ts',
    from: 'rows.slice(0, longestList).flatMap(',
    to: 'rows.flatMap(',
    cells: '^/game listProviders: 10,000 rows$',
  },
  {
    name: 'a message without a break makes the page wide',
    file: 'packages/ui/src/components/ErrorState/ErrorState.tsx',
    from: 'overflow-wrap: anywhere;',
    to: 'white-space: nowrap;',
    cells: '^/withdrawalRecord listWithdrawals: a long message$',
  },
  {
    name: 'nobody is told that it takes long',
    file: 'packages/ui/src/screens/page/waiting/useSlow.ts',
    from: 'patience = 8_000',
    to: 'patience = 80_000',
    cells: '^/withdrawal-card (listBankAccounts|saveBankAccount): silence$',
  },
  {
    name: 'a code that is newer than we are makes the list unreadable',
    file: 'packages/api/src/calls/review-status.ts',
    from: "?? 'unknown';",
    to: '?? ((): never => { throw new Error(String(code)) })();',
    cells: '^/withdrawalRecord listWithdrawals: an unknown code$',
  },
  {
    name: 'a captcha that does not come is waited for for ever',
    file: 'apps/site/src/session/use-captcha.ts',
    from: "setCaptcha({ kind: 'failed',",
    to: "setCaptcha({ kind: 'loading',",
    cells: '^/login createCaptcha: (429|500)$',
  },
];

/** Folders whose content is made, or is somebody else's. */
const leftOut = new Set([
  'node_modules',
  'dist',
  'dist-ssr',
  '.git',
  '.cache',
  'storybook-static',
  'test-results',
]);

/**
 * What pnpm has linked, linked again in the copy: its links are relative, so that those to packages of ours lead to the copy's own,
 * and those to the store to the one that is there.
 */
function linkModules(folder: string): void {
  const from = join(root, folder, 'node_modules');
  if (!existsSync(from)) return;
  const to = join(copy, folder, 'node_modules');
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const isOfStore = name === '.pnpm' || name === '.bin';
    if (isOfStore) symlinkSync(join(from, name), join(to, name));
    else cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
  }
}

/** Every folder of the workspace that has modules of its own. */
function packageFolders(): readonly string[] {
  const inside = ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(group, name)),
  );
  return ['.', ...inside];
}

function makeCopy(): void {
  rmSync(copy, { recursive: true, force: true });
  for (const name of readdirSync(root)) {
    if (leftOut.has(name)) continue;
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) =>
        !relative(root, path)
          .split('/')
          .some((part) => leftOut.has(part)),
    });
  }
  for (const folder of packageFolders()) linkModules(folder);
  if (!lstatSync(join(copy, 'node_modules/.pnpm')).isSymbolicLink()) throw new Error('the store was copied');
}

/** Builds the copy and plays cells on it; answers how many have failed. */
function failuresOf(cells: string): number {
  const report = join(copy, '.cache/planted.json');
  rmSync(report, { force: true });
  const { stdout } = spawnSync(
    process.execPath,
    ['scripts/faults.ts', `--only=${cells}`, `--report=${report}`],
    { cwd: copy, encoding: 'utf8' },
  );
  if (!existsSync(report)) throw new Error(`the matrix did not run\n${stdout}`);
  return (JSON.parse(readFileSync(report, 'utf8')) as { readonly failed: number }).failed;
}

function isCaught({ name, file, from, to, cells }: Defect): boolean {
  const path = join(copy, file);
  const sound = readFileSync(path, 'utf8');
  if (sound.split(from).length !== 2) throw new Error(`${name}: ${file} has not once: ${from}`);
  writeFileSync(
    path,
    sound.replace(from, () => to),
  );
  const hasFailed = failuresOf(cells) > 0;
  writeFileSync(path, sound);
  console.log(`${hasFailed ? 'caught' : 'MISSED'} ${name}`);
  return hasFailed;
}

/** Plants each defect in a copy of the repository, whose cells have all passed before. All defects are to be caught. */
export function playPlanted(only: RegExp): boolean {
  makeCopy();
  const chosen = defects.filter(({ name }) => only.test(name));
  const failures = failuresOf(chosen.map(({ cells }) => cells).join('|'));
  if (failures > 0) throw new Error(`${failures} cells fail without any defect`);
  const caught = chosen.filter(isCaught).length;
  rmSync(copy, { recursive: true, force: true });
  console.log(`\n${caught} / ${chosen.length} planted defects caught`);
  return chosen.length > 0 && caught === chosen.length;
}
