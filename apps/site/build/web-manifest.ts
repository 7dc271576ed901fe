import { bcp47, defaultLanguage } from '@fortuna/domain/language.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { appIcons, drawAppIcon } from './app-icons.ts';
import { appName } from './app-name.ts';
import { type BrandPack, brandPacks } from './brand-packs.ts';
import { catalogueText } from './words.ts';
import type { SiteFiles } from './write-files.ts';

/** What a long press on the icon offers. */
const shortcuts = [
  { url: to('/game'), area: 'site', key: 'nav.games' },
  { url: to('/recharge'), area: 'account', key: 'deposit' },
  { url: to('/withdraw'), area: 'account', key: 'withdraw' },
  { url: to('/information-center/support'), area: 'site-footer', key: 'support' },
] as const;

/** A brand's site as an app, in the language that its home is drawn in. Each brand has hosts of its own, so `/` tells them apart. */
export function webManifest(pack: BrandPack) {
  const say = (area: string, key: string) => catalogueText(pack, defaultLanguage, area, key);
  return {
    id: '/',
    name: pack.title,
    short_name: appName(pack),
    description: say('games-home', 'hero.plainText'),
    lang: bcp47(defaultLanguage),
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: pack.themeColor,
    background_color: pack.themeColor,
    icons: appIcons.flatMap(({ name, side, purpose }) =>
      purpose === undefined
        ? []
        : [
            {
              src: `/brands/${pack.id}/${name}`,
              sizes: `${side}x${side}`,
              type: 'image/png',
              purpose,
            },
          ],
    ),
    shortcuts: shortcuts.map(({ url, area, key }) => ({ name: say(area, key), url })),
  };
}

/** Of every brand what makes an app of its site: manifest and icons. */
export function appFiles(): SiteFiles {
  return new Map(
    brandPacks().flatMap((pack): [string, string | Buffer][] => [
      [`/brands/${pack.id}/app.webmanifest`, JSON.stringify(webManifest(pack))],
      ...appIcons.map((icon): [string, Buffer] => [
        `/brands/${pack.id}/${icon.name}`,
        drawAppIcon(icon, pack.icon),
      ]),
    ]),
  );
}
