import { sitePictureFolder } from '../pages/site-pictures.ts';
import { gamePictureFolder } from '../pictures/game-pictures.ts';
import { pictureFolder } from '../pictures/profile-pictures.ts';

type Send = (request: Request) => Response | Promise<Response>;

const folders = [gamePictureFolder, pictureFolder, `${sitePictureFolder}/logo`, `${sitePictureFolder}/flags`];
/** An address of a picture as a value of a JSON text. */
const addresses = new RegExp(`(?<=")(?:${folders.join('|')})/[^"\\\\]+(?=")`, 'g');
/** The same of one that has been put in its place. */
const drawings = /(?<=")data:image\/[^"\\]+(?=")/g;

async function asDataUri(answer: Response): Promise<string> {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:${answer.headers.get('content-type')};base64,${btoa(letters)}`;
}

/**
 * For a page that has the sandbox in it and no server: an `img` cannot ask for what only `send` answers. The same back end with its pictures
 * themselves where its answers have their addresses; what the page sends back of them are their addresses again.
 */
export function withPicturesInAnswers(send: Send): (request: Request) => Promise<Response> {
  const drawn = new Map<string, Promise<string>>();
  const addressOf = new Map<string, string>();

  async function draw(address: string, from: Request): Promise<string> {
    const answer = await send(new Request(new URL(address, from.url)));
    // Left as it is, the page says itself what is missing.
    if (!answer.ok) return address;
    const picture = await asDataUri(answer);
    addressOf.set(picture, address);
    return picture;
  }

  async function withAddresses(request: Request): Promise<Request> {
    if (addressOf.size === 0 || request.method === 'GET' || request.method === 'HEAD') return request;
    const text = await request.clone().text();
    const body = text.replaceAll(drawings, (picture) => addressOf.get(picture) ?? picture);
    return body === text ? request : new Request(request, { body });
  }

  return async (request) => {
    const answer = await send(await withAddresses(request));
    if (!answer.headers.get('content-type')?.startsWith('application/json')) return answer;
    const text = await answer.clone().text();
    const found = [...new Set(text.match(addresses))];
    if (found.length === 0) return answer;
    const pictures = new Map<string, string>();
    for (const address of found) {
      const picture = drawn.get(address) ?? draw(address, request);
      drawn.set(address, picture);
      pictures.set(address, await picture);
    }
    const body = text.replaceAll(addresses, (address) => pictures.get(address) ?? address);
    return new Response(body, { status: answer.status, headers: answer.headers });
  };
}
