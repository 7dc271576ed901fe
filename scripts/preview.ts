import { printAddresses, startBuiltSite, startSandbox } from './servers.ts';
import { buildSoundSite } from './sound-site.ts';

/** `npm run preview`: the built site with its production headers, and the sandbox. */
await buildSoundSite();
await startSandbox();
await startBuiltSite();
printAddresses();
