import { buildSoundSite } from './sound-site.ts';

/** `npm run build`: the site into `apps/site/dist`, or into `SITE_DIST`. */
buildSoundSite(process.env.SITE_DIST).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
