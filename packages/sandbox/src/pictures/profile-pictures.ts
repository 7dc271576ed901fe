export interface ProfilePicture {
  readonly id: number;
  /** A small SVG as data URI, shorter than the 500 characters that the contract gives an address. */
  readonly url: string;
}

/** Colours of ground, shirt, skin and hair. */
type Palette = readonly [ground: string, shirt: string, skin: string, hair: string];

/** Outlines on a grid of 8 by 8, in front of a head whose centre is 4,3.4. */
const shortHair = [
  'M2.2,3.3c0-3.2,3.6-3.2,3.6,0-1-1.4-2.6-1.2-3.6,0',
  'M2.1,3.4c-.4-3,4.2-3,3.8,0-.3-1-.9-1.4-1.9-1.4s-1.6.4-1.9,1.4',
];
const longHair = [
  'M2,6c-.6-5.6,4.6-5.6,4,0-.4-2-.4-3-1-3.6-1,.4-1.8.4-2.4.2-.3,1-.3,2-.6,3.4',
  'M1.9,5.4c-.6-5,4.8-5,4.2,0-.5-1-.4-2.2-.9-3-1.1.7-2,.6-2.5.3-.3.8-.4,1.7-.8,2.7',
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

function drawn([ground, shirt, skin, hair]: Palette, outline: string): string {
  const svg = [
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0,0,8,8'>",
    `<path fill='${ground}' d='M0,0h8v8H0z'/>`,
    `<path fill='${shirt}' d='M1,8a3,2.6,0,0,1,6,0'/>`,
    `<circle cx='4' cy='3.4' r='1.7' fill='${skin}'/>`,
    `<path fill='${hair}' d='${outline}'/></svg>`,
  ].join('');
  // Only what an address must not hold is escaped; encodeURIComponent would double the length.
  return `data:image/svg+xml,${svg.replace(/[<> #]/g, encodeURIComponent)}`;
}

function pictures(firstId: number, outlines: readonly string[]): ProfilePicture[] {
  return palettes.map((palette, index) => ({
    id: firstId + index,
    url: drawn(palette, outlines[index % outlines.length] ?? ''),
  }));
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
