import { siteEnv } from '../env.ts';

/** The address of a picture of the server's from here, or null where it is neither the site's own nor its back end's nor on a safe way. */
export function serverPicture(url: string | null): string | null {
  const { origin } = window.location;
  const backEnd = new URL(siteEnv().apiBase, origin);
  const picture = url === null ? null : URL.parse(url, backEnd);
  if (picture === null) return null;
  const isSafe =
    picture.origin === origin || picture.origin === backEnd.origin || picture.protocol === 'https:';
  return isSafe ? picture.href : null;
}
