/**
 * Where the servers of the journeys stand. Each worker has a site and a sandbox of its own, on neighbouring ports: the first on
 * the default ones. The build must allow every sandbox (`ALLOWED_ORIGINS`), as `npm test` builds it.
 */
export const workerCount = 2;
export const testKey = 'journeys';

const firstSitePort = Number(process.env.SITE_PORT ?? 5173);
const firstSandboxPort = Number(process.env.SANDBOX_PORT ?? 8787);

interface Servers {
  readonly siteOrigin: string;
  readonly sandboxOrigin: string;
  /** A second site on the same build, which calls the sandbox at its own origin (`apart-site.ts`). */
  readonly apartOrigin: string;
  /** Where the proxy of the fault matrix stands, between the two. */
  readonly faultPort: number;
  /** Where a site of its own is put into service, version after version (`deployed-site.ts`). */
  readonly deployPort: number;
  /** What both servers are started with. */
  readonly env: Record<string, string>;
}

function serversOf(worker: number): Servers {
  const sitePort = firstSitePort + worker;
  const sandboxPort = firstSandboxPort + worker;
  const siteOrigin = `http://127.0.0.1:${sitePort}`;
  const sandboxOrigin = `http://127.0.0.1:${sandboxPort}`;
  const apartOrigin = `http://127.0.0.1:${sitePort + 2_000}`;
  const env = {
    SITE_PORT: String(sitePort),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_PUBLIC_URL: sandboxOrigin,
    API_UPSTREAM: sandboxOrigin,
    SANDBOX_DB: 'memory:',
    SANDBOX_TEST_KEY: testKey,
    SITE_ORIGINS: `${siteOrigin},${apartOrigin}`,
    BRANDS_FOLDER: 'packages/ui/src/brands',
  };
  return {
    siteOrigin,
    sandboxOrigin,
    apartOrigin,
    faultPort: sandboxPort + 1_000,
    deployPort: sitePort + 100,
    env,
  };
}

export const allServers: readonly Servers[] = Array.from({ length: workerCount }, (_, worker) =>
  serversOf(worker),
);

/** What the site has to be built with, so that every worker's games may be framed and payments led to. */
export const buildEnv = {
  ALLOWED_ORIGINS: allServers.map(({ sandboxOrigin }) => sandboxOrigin).join(','),
} as const;

/** The servers of this worker; Playwright numbers those that run at the same time. */
export const {
  siteOrigin,
  sandboxOrigin,
  apartOrigin,
  faultPort,
  deployPort,
  env: serverEnv,
} = serversOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0));

/** How the brands' own hosts end, which the journeys' browser takes for this machine (`playwright.config.ts`). */
export const ownHostEnding = `.example:${new URL(siteOrigin).port}`;

/** The home of a brand on the brand's own host. */
export function ownHome(brand: string): string {
  return `http://${brand}${ownHostEnding}/`;
}
