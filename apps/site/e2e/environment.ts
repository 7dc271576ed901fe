/** The servers of the journeys stand on the default ports, which the built site's policy names. */
const sitePort = process.env.SITE_PORT ?? '5173';
const sandboxPort = process.env.SANDBOX_PORT ?? '8787';

export const siteOrigin = `http://127.0.0.1:${sitePort}`;
export const sandboxOrigin = `http://127.0.0.1:${sandboxPort}`;
export const testKey = 'journeys';

export const e2eEnv: Record<string, string> = {
  SITE_PORT: sitePort,
  SANDBOX_PORT: sandboxPort,
  SANDBOX_DB: 'memory:',
  SANDBOX_TEST_KEY: testKey,
  SITE_ORIGINS: siteOrigin,
};
