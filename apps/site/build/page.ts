/**
 * What every page carries in its head before the first paint. The script is inline (its hash is in the policy), because a
 * request for it would come too late.
 */

/**
 * The stored language decides whether the prerendered page (Portuguese) may be shown and hydrated; in another language it stays
 * hidden until the client has drawn it, so that nobody sees the wrong language flash by. The attribute is read by `main.tsx`. With a
 * stored token the guest's buttons of the prerendered page stay covered until the session is known (`site.css`). The code of an
 * invite link is kept here too: whoever goes on to the registration before the site's scripts have started still brings it.
 */
export const bootScript = `(()=>{let l="pt",t=null;try{l=localStorage.getItem("fortuna.language")||l;t=sessionStorage.getItem("fortuna.token");const c=new URLSearchParams(location.search).get("invite_code");if(c)sessionStorage.setItem("fortuna.inviteCode",c)}catch{}const d=document.documentElement.dataset;if(l!=="pt")d.boot="client";if(t)d.session="unknown"})()`;

/** Origins, besides the site's own, that a game may be framed from and a payment may lead to. */
export function allowedOrigins(): readonly string[] {
  const given = process.env.ALLOWED_ORIGINS;
  if (given) return given.split(',').map((origin) => new URL(origin.trim()).origin);
  const port = process.env.SANDBOX_PORT ?? '8787';
  return [new URL(process.env.SANDBOX_PUBLIC_URL ?? `http://127.0.0.1:${port}`).origin];
}

/** The allowed origins as data in the page, so that a host can change them without another build (`src/env.ts` reads it). */
export function hostsMeta(): string {
  return `<meta name="fortuna:origins" content="${allowedOrigins().join(' ')}" />`;
}
