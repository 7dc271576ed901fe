import { relative } from 'node:path';

/** By the code of the system's error. */
const sentences: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: (path) => `${path} is missing. Copy it from another brand and adapt it, or run npm run generate.`,
  EISDIR: (path) => `${path} is a folder and has to be a file. Put the file in its place.`,
  ENOTDIR: (path) => `${path} is no folder and has to be one. Rename or remove the file of that name.`,
  EACCES: (path) => `${path} may not be read or written by this user. Give it the right to (chmod, chown).`,
  EPERM: (path) => `${path} may not be read or written by this user. Give it the right to (chmod, chown).`,
  EROFS: (path) => `${path} lies on a disk that cannot be written. Work on one that can.`,
  ENOSPC: (path) => `${path} has no room on its disk. Make some and do it again.`,
};

/** What an error says, in an operator's words where it is one of the file system; `path` where the system names none. */
export function faultText(error: unknown, path?: string): string {
  if (!(error instanceof Error)) return String(error);
  const { code, path: named = path } = error as NodeJS.ErrnoException;
  const sentence = code === undefined ? undefined : sentences[code];
  return sentence && named !== undefined ? sentence(relative('.', named)) : error.message;
}
