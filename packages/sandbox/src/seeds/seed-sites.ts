import { sites, socialNetworks } from '../site/site-settings.ts';
import { addSite, addSiteLink } from '../world/sites.ts';
import type { World } from '../world/world.ts';

/** The sites as they are set up, before anybody has changed them at the desk. Call inside a transaction. */
export function seedSites(world: World): void {
  for (const { site, words, ...names } of sites) {
    addSite(world, site, names);
    for (const title of socialNetworks) {
      addSiteLink(world, site, { title, url: `https://${title.toLowerCase()}.example.com/${words}_exemplo` });
    }
  }
}
