/**
 * What of the site lives on other origins than its own (decision 24). The build writes it into the pages and their policy
 * (`elsewhere.json` says it as data), and a server that is started with other values puts those in their place: one build serves
 * every operator.
 */
export interface Elsewhere {
  /** Origin of the API; empty: the site's own passes its calls on. */
  readonly api: string;
  /** Origins that games may be framed from and payments may lead to. */
  readonly allowed: readonly string[];
  /** Origins besides the site's own that the server's pictures may come from. */
  readonly pictures: readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Narrower than what browsers accept: the text becomes part of a policy, where `*`, `;` and quotes mean something. */
const writtenOrigin = /^(https:\/\/[a-z0-9.-]+|http:\/\/(127\.0\.0\.1|localhost|\[::1\]))(:\d+)?$/;

/** Throws where the value of a variable is not plainly an origin, in words for whoever has set it. */
function readOrigin(variable: string, text: string): string {
  const origin = text.trim().replace(/\/$/, '');
  if (writtenOrigin.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin) return origin;
  throw new Error(
    `${variable}: "${text}" is not an origin. One is written like https://api.example.com or https://api.example.com:8443: https (http for this very machine alone), in small letters, without a path, spaces, * or a standard port.`,
  );
}

function readOrigins(variable: string, text: string): readonly string[] {
  return text
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => readOrigin(variable, part));
}

/** What the environment says, on top of what holds without it. Throws where a value cannot be. */
export function elsewhereOf(env: Environment, otherwise: Elsewhere): Elsewhere {
  const { VITE_API_BASE: api, ALLOWED_ORIGINS: allowed, PICTURE_ORIGINS: pictures } = env;
  return {
    api: api ? readOrigin('VITE_API_BASE', api) : otherwise.api,
    allowed: allowed ? readOrigins('ALLOWED_ORIGINS', allowed) : otherwise.allowed,
    pictures: pictures ? readOrigins('PICTURE_ORIGINS', pictures) : otherwise.pictures,
  };
}

/** Where nothing is said: everything at home, and the sandbox's games and payments. */
function atHome(env: Environment): Elsewhere {
  const sandbox = env.SANDBOX_PUBLIC_URL ?? `http://127.0.0.1:${env.SANDBOX_PORT ?? '8787'}`;
  return { api: '', allowed: [new URL(sandbox).origin], pictures: [] };
}

/** What a build or a development server begins with. */
export function builtElsewhere(env: Environment = process.env): Elsewhere {
  return elsewhereOf(env, atHome(env));
}

/** As data in a page (`src/env.ts` reads it), with a head start for the connection that every page needs. */
export function elsewhereMeta({ api, allowed }: Elsewhere): string {
  const meta = `<meta name="fortuna:origins" content="${allowed.join(' ')}"`;
  return api === ''
    ? `${meta} />`
    : `${meta} data-api="${api}" /><link rel="preconnect" href="${api}" crossorigin />`;
}

const writtenMeta = /<meta name="fortuna:origins"[^>]*>(?:<link rel="preconnect"[^>]*>)?/;

/** The same page for other origins. */
export function pageElsewhere(page: string, elsewhere: Elsewhere): string {
  return page.replace(writtenMeta, () => elsewhereMeta(elsewhere));
}

/** The directives of the policy that name other origins. */
export function elsewherePolicy({ api, allowed, pictures }: Elsewhere): Readonly<Record<string, string>> {
  const sources = (...list: readonly string[]) => list.filter(Boolean).join(' ');
  return {
    'connect-src': sources(`'self'`, api),
    // The back end has pictures of its own: logos, flags, members.
    'img-src': sources(`'self'`, 'data:', api, ...pictures),
    'frame-src': sources(...allowed),
  };
}

/** The same policy for other origins. */
export function policyElsewhere(policy: string, elsewhere: Elsewhere): string {
  const directives = elsewherePolicy(elsewhere);
  return policy
    .split('; ')
    .map((written) => {
      const [name = ''] = written.split(' ', 1);
      return directives[name] === undefined ? written : `${name} ${directives[name]}`;
    })
    .join('; ');
}
