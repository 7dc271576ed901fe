import { type Portrait, portraits } from './portraits.ts';

/** Where the files are: below `/api`, which the sites' own servers pass on. */
export const pictureFolder = '/api/profilepictures/files';

export interface ProfilePicture {
  readonly id: number;
  readonly file: string;
  /** Address of the file, on the host of the API. */
  readonly url: string;
  readonly portrait: Portrait;
}

function pictures(list: keyof typeof portraits, firstId: number): readonly ProfilePicture[] {
  return portraits[list].map((portrait, index) => {
    const file = `${list}-${index + 1}.svg`;
    return { id: firstId + index, file, url: `${pictureFolder}/${file}`, portrait };
  });
}

/** The two lists that members choose from. */
export const profilePictures = { male: pictures('male', 1), female: pictures('female', 21) } as const;

const all: readonly ProfilePicture[] = [...profilePictures.male, ...profilePictures.female];

export function findPicture(id: number | null): ProfilePicture | undefined {
  return all.find((picture) => picture.id === id);
}

export function findPictureByUrl(url: string): ProfilePicture | undefined {
  return all.find((picture) => picture.url === url);
}

export function findPictureByFile(file: string): ProfilePicture | undefined {
  return all.find((picture) => picture.file === file);
}
