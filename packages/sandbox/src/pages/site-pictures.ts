import { isSiteLanguage, type SiteLanguage } from '@fortuna/domain/language.ts';
import { type Context, Hono } from 'hono';
import { flags } from '../site/flags.ts';
import { findSitePicture } from '../world/sites.ts';
import type { World } from '../world/world.ts';

/** Where the files are: below `/api`, which the sites' own servers pass on. */
export const sitePictureFolder = '/api/dynamicwebs';

/** Where a site's logo is had. */
export function logoAddress(key: string): string {
  return `${sitePictureFolder}/logo/${key}`;
}

/** Where a language's picture is had; null where there is none. */
export function flagAddress(code: SiteLanguage): string | null {
  return flags[code] === undefined ? null : `${sitePictureFolder}/flags/${code}`;
}

/** A picture is nothing but a picture, also for whoever opens its address. */
export function asPicture(context: Context): void {
  context.header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'");
  context.header('x-content-type-options', 'nosniff');
  context.header('cross-origin-resource-policy', 'cross-origin');
  context.header('cache-control', 'public, max-age=86400');
}

/** The operator's pictures of its sites. They are no calls of the contract, whose answers carry their addresses. */
export function sitePictures(world: World): Hono {
  const app = new Hono().basePath(sitePictureFolder);

  app.get('/logo/:key', (context) => {
    const picture = findSitePicture(world, context.req.param('key'));
    if (picture === undefined) return context.notFound();
    asPicture(context);
    const bytes = Uint8Array.from(atob(picture.content), (letter) => letter.charCodeAt(0));
    return context.body(bytes, 200, { 'content-type': picture.type });
  });

  app.get('/flags/:code', (context) => {
    const code = context.req.param('code');
    const flag = isSiteLanguage(code) ? flags[code] : undefined;
    if (flag === undefined) return context.notFound();
    asPicture(context);
    return context.body(flag, 200, { 'content-type': 'image/svg+xml' });
  });

  return app;
}
