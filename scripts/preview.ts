import { buildSite } from '../apps/site/build/build.ts';
import { printAddresses, startBuiltSite, startSandbox } from './servers.ts';

/** `npm run preview`: the built site with its production headers, and the sandbox. */
await buildSite();
await startSandbox();
await startBuiltSite();
printAddresses();
