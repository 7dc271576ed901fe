/**
 * What the page's host decides, read once and checked. Build time: `VITE_API_BASE` (default: the site's own origin). In the page:
 * `<meta name="fortuna:origins">`, the origins that games may be framed from and payments may lead to.
 */
export interface SiteEnv {
  /** Prefix of every call; empty for the site's own origin. */
  readonly apiBase: string;
  readonly allowedOrigins: readonly string[];
}

function readOrigins(): readonly string[] {
  const content = document.querySelector<HTMLMetaElement>('meta[name="fortuna:origins"]')?.content ?? '';
  return content.split(' ').filter((text) => URL.canParse(text));
}

let cached: SiteEnv | undefined;

export function siteEnv(): SiteEnv {
  cached ??= { apiBase: import.meta.env.VITE_API_BASE ?? '', allowedOrigins: readOrigins() };
  return cached;
}
