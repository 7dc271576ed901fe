import { execFileSync, spawnSync } from 'node:child_process';

/** Flags that let Chromium run as root, without a graphics card and without background network traffic. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Parts of the browser's own window that each new window would draw by itself and nobody sees: a sixth of the time. The last list on
 * the command line counts, so Playwright's own stands in it again.
 */
const unseenFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** For pages that nobody watches. */
export const windowlessArgs = [...chromiumArgs, `--disable-features=${unseenFeatures.join(',')}`];

const knownPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function works(path: string | undefined): path is string {
  return path !== undefined && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

const shellPath = '/usr/bin/chromium-headless-shell';

function tryInstall(command: string, args: readonly string[]) {
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

const mayInstall = () => process.platform === 'linux' && process.getuid?.() === 0;

function installPackage(name: string) {
  tryInstall('apt-get', ['update']);
  tryInstall('apt-get', ['install', '-y', '--no-install-recommends', name]);
}

/**
 * The path of a Chromium that has no windows to draw: many pictures are taken in three quarters of the time, and its memory does not grow with
 * their number. Where it cannot be had, or `$CHROMIUM` names another, that one.
 */
export function ensureHeadlessShell(): string {
  if (process.env.CHROMIUM) return ensureChromium();
  if (!works(shellPath) && mayInstall()) installPackage('chromium-headless-shell');
  return works(shellPath) ? shellPath : ensureChromium();
}

/**
 * The path of a Chromium that starts, installing one where there is none: `$CHROMIUM`, known places, the system's package
 * manager as root, else Playwright's own download. Each step counts only when `--version` answers.
 */
export function ensureChromium(): string {
  const found = [process.env.CHROMIUM, ...knownPaths].find(works);
  if (found) return found;
  if (mayInstall()) {
    console.log('Installing Chromium…');
    installPackage('chromium');
    const installed = knownPaths.find(works);
    if (installed) return installed;
  }
  tryInstall('playwright', ['install', 'chromium']);
  const own = execFileSync(
    process.execPath,
    ['-e', "import('playwright').then(({chromium}) => process.stdout.write(chromium.executablePath()))"],
    { encoding: 'utf8' },
  );
  if (works(own)) return own;
  throw new Error('No Chromium could be found or installed. Set CHROMIUM to the path of one.');
}
