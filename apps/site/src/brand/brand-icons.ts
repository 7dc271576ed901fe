import type { IconSetName } from '@fortuna/ui/theme/brand.ts';
import { iconsPath } from './art-paths.ts';

/** Longest wait for the signs, in milliseconds. */
const patience = 8_000;

/** The signs as a document of their own: a request parses it by itself, where text put into the page would be against the policy. */
function fetchSprite(set: IconSetName): Promise<SVGElement> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error(`no icons ${set}: ${request.status}`));
    request.open('GET', iconsPath(set));
    request.responseType = 'document';
    request.timeout = patience;
    request.onload = () => {
      const sprite = request.responseXML?.documentElement;
      if (request.status === 200 && sprite instanceof SVGElement) resolve(sprite);
      else fail();
    };
    request.onerror = fail;
    request.ontimeout = fail;
    request.send();
  });
}

/** Puts a set's signs into a page that carries another's. Never rejects: everything that has a sign has a name too. */
export async function addIcons(set: IconSetName): Promise<void> {
  await fetchSprite(set).then((sprite) => document.body.append(sprite), console.error);
}
