import type { FramePlace } from '@fortuna/ui/screens/site/SiteFrame/SiteFrame.view.ts';

/** Which addresses belong to each of them. */
const places: Readonly<Record<FramePlace, RegExp>> = {
  home: /^\/$/,
  games: /^\/(game|searchGames|video)$/,
  deposit: /^\/recharge(-|$)/,
  promotions: /^\/promotion/,
  profile:
    /^\/(profile|messages|information-center(?!\/support)|security|agency|withdraw(al-card|alPassword)?$)/,
  records: /^\/(\w+(R|-r)ecord$|transactions|order|fair-play)/,
  support: /^\/(information-center\/support|faq|responsible)/,
};

/** The destination of the frame's navigation that an address belongs to. */
export function framePlace(pathname: string): FramePlace | null {
  for (const place in places) if (places[place as FramePlace].test(pathname)) return place as FramePlace;
  return null;
}
