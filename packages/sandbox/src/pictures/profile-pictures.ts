export interface ProfilePicture {
  readonly id: number;
  /** A small SVG as data URI, shorter than the 500 characters that the contract gives an address. */
  readonly url: string;
}

/** Colours of ground, shirt, skin and hair. */
type Palette = readonly [ground: string, shirt: string, skin: string, hair: string];

/** Hair on a grid of 8 by 8, around a head whose centre is 4,3.4: what hangs behind it, and what falls on the forehead. */
interface Hair {
  readonly back: string;
  readonly front: string;
}

const shortHair: readonly Hair[] = [
  { back: '', front: 'M2.2,3.3c0-3.2,3.6-3.2,3.6,0-1-1.4-2.6-1.2-3.6,0' },
  { back: '', front: 'M2.1,3.4c-.4-3,4.2-3,3.8,0-.3-1-.9-1.4-1.9-1.4s-1.6.4-1.9,1.4' },
];
const longHair: readonly Hair[] = [
  {
    back: 'M1.7,6.4c-.6-6.6,5.2-6.6,4.6,0z',
    front: 'M2.3,3.2c.2-2.4,3.2-2.4,3.4,0-1-.2-1.6-.7-2-1.2-.3.6-.8,1-1.4,1.2',
  },
  { back: 'M1.8,5.6c-1-5.8,5.4-5.8,4.4,0z', front: 'M2.3,3c.3-2.1,3.1-2.1,3.4,0-1.1-.7-2.3-.7-3.4,0' },
];

const palettes: readonly Palette[] = [
  ['teal', 'navy', 'peru', '#310'],
  ['coral', 'teal', 'tan', '#630'],
  ['#bde', 'coral', 'sienna', '#111'],
  ['#fc6', 'teal', 'wheat', '#a52'],
  ['#8cb', 'maroon', 'peru', '#222'],
  ['navy', '#fc6', 'tan', '#421'],
  ['#e9a', 'navy', '#752', '#111'],
  ['olive', 'wheat', 'sienna', '#310'],
  ['#adc', 'purple', 'wheat', '#c83'],
  ['#357', 'coral', '#643', '#000'],
  ['plum', 'olive', 'tan', '#730'],
  ['#fda', '#357', 'peru', 'gray'],
];

function drawn([ground, shirt, skin, colour]: Palette, hair: Hair): string {
  const svg = [
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0,0,8,8'>",
    `<path fill='${ground}' d='M0,0h8v8H0z'/>`,
    hair.back === '' ? '' : `<path fill='${colour}' d='${hair.back}'/>`,
    `<path fill='${shirt}' d='M1,8a3,2.9,0,0,1,6,0'/>`,
    `<circle cx='4' cy='3.4' r='1.7' fill='${skin}'/>`,
    `<path fill='${colour}' d='${hair.front}'/></svg>`,
  ].join('');
  // Only characters that an address must not contain are escaped; encodeURIComponent would double the length.
  return `data:image/svg+xml,${svg.replace(/[<> #]/g, encodeURIComponent)}`;
}

function pictures(firstId: number, cuts: readonly Hair[]): ProfilePicture[] {
  return palettes.flatMap((palette, index) => {
    const cut = cuts[index % cuts.length];
    return cut ? [{ id: firstId + index, url: drawn(palette, cut) }] : [];
  });
}

/** The two lists that members choose from, drawn here. */
export const profilePictures = { male: pictures(1, shortHair), female: pictures(21, longHair) } as const;

const all: readonly ProfilePicture[] = [...profilePictures.male, ...profilePictures.female];

export function findPicture(id: number | null): ProfilePicture | undefined {
  return all.find((picture) => picture.id === id);
}

export function findPictureByUrl(url: string): ProfilePicture | undefined {
  return all.find((picture) => picture.url === url);
}
