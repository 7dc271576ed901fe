const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="fortuna:${name}"]`);

/** What the page's host decides, read once from `<meta name="fortuna:origins">` (`build/elsewhere.ts`). */
export interface SiteEnv {
  /** Prefix of every call; empty for the site's own origin. */
  readonly apiBase: string;
  /** Origins that games may be framed from and payments may lead to. */
  readonly allowedOrigins: readonly string[];
}

function readEnv(): SiteEnv {
  const origins = meta('origins');
  return { apiBase: origins?.dataset.api ?? '', allowedOrigins: origins?.content.split(' ') ?? [] };
}

let cached: SiteEnv | undefined;

export function siteEnv(): SiteEnv {
  cached ??= readEnv();
  return cached;
}

/** What the build has written into the page (`build/worker.ts`); empty where the page was not built. */
export function ownVersion(): string {
  return meta('version')?.content ?? '';
}
