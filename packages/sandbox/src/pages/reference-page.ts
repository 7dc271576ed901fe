import { type Context, Hono } from 'hono';
import { html } from 'hono/html';

// The element writes style attributes and style elements of its own, hence unsafe-inline for styles; scripts stay ours.
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

function protect(context: Context): void {
  context.header('content-security-policy', policy);
  context.header('x-content-type-options', 'nosniff');
  context.header('referrer-policy', 'no-referrer');
}

/**
 * The readable contract, at `/reference`. Calls cannot be tried from here: that is what the site and the desk are for.
 * @param readScript gives the script of the RapiDoc element
 */
export function referenceRoutes(readScript: () => Promise<string>): Hono {
  const app = new Hono();
  let script: Promise<string> | undefined;

  app.get('/', (context) => {
    protect(context);
    return context.html(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API reference · Fortuna sandbox</title>
<script src="/reference/rapidoc.js" type="module"></script>
</head>
<body>
<noscript>This page needs JavaScript; the document itself is at <a href="/openapi.json">/openapi.json</a>.</noscript>
<rapi-doc spec-url="/openapi.json" load-fonts="false" theme="light" primary-color="#0b6b66" render-style="read"
 schema-style="table" allow-try="false" allow-authentication="false" allow-server-selection="false"
 allow-spec-url-load="false" allow-spec-file-load="false" show-header="false"></rapi-doc>
</body>
</html>`);
  });

  app.get('/rapidoc.js', async (context) => {
    script ??= readScript();
    context.header('x-content-type-options', 'nosniff');
    context.header('cache-control', 'public, max-age=3600');
    return context.body(await script, 200, { 'content-type': 'text/javascript; charset=utf-8' });
  });

  return app;
}
