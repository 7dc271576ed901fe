import type { Page, Route } from '@playwright/test';
import { brandScripts } from './built-site.ts';

/**
 * As if the brand's operator had switched these parts off (`features` in `brand.json`). A brand's data stand in its own page, and come
 * as a script to another's.
 * @param helpHref where the operator's own help is, instead of the site's
 */
export async function switchesOff(page: Page, features: readonly string[], helpHref?: string): Promise<void> {
  const change = async (route: Route) => {
    const response = await route.fetch();
    const off = (await response.text()).replace(
      /("?)switchedOff\1:\s*\[[^\]]*\]/,
      `$1switchedOff$1:${JSON.stringify(features)}`,
    );
    const body = helpHref ? off.replace(/("?)helpHref\1:\s*null/, `$1helpHref$1:"${helpHref}"`) : off;
    await route.fulfill({ response, body });
  };
  await page.route(brandScripts, change);
  await page.route(/\?(.*&)?brand=/, (route) =>
    route.request().isNavigationRequest() ? change(route) : route.fallback(),
  );
}
