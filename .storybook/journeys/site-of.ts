import type { OpenSite } from './open-site.ts';

/** A story's loader hands its site over in a bag of unknown things. */
export function siteOf(loaded: Record<string, unknown>): OpenSite {
  return loaded.site as OpenSite;
}
