import { buildSite } from '../apps/site/build/build.ts';

/** `npm run build`: the site into `apps/site/dist`. */
await buildSite();
