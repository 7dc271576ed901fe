import { builtPolicy } from './built-site.ts';
import { allServers, buildEnv } from './environment.ts';
import { forgetRecords } from './records.ts';

/** Before the first journey: the build is one that they can be made on, and nothing is left of the run before. */
export default function globalSetup(): void {
  const policy = builtPolicy();
  const missing = allServers.filter(({ sandboxOrigin }) => !policy.includes(sandboxOrigin));
  if (missing.length > 0) {
    throw new Error(`the site must be built with ALLOWED_ORIGINS=${buildEnv.ALLOWED_ORIGINS}`);
  }
  forgetRecords();
}
