import { minPasswordLength } from './credentials.ts';

export const passwordStrengths = ['weak', 'fair', 'good'] as const;
/** How well a password holds against whoever guesses; an estimate, since nobody can know what will be tried. */
export type PasswordStrength = (typeof passwordStrengths)[number];

/** What is tried first, in the languages of the site; anything that only adds digits or signs to one of them is no better. */
const common = [
  'password',
  'senha',
  'qwerty',
  'abc',
  'admin',
  'letmein',
  'iloveyou',
  'teamo',
  'brasil',
  'flamengo',
  'corinthians',
  'fortuna',
  'cassino',
  'casino',
  'woaini',
] as const;

const fairLength = 8;
const goodLength = 12;
/** Of a password with fewer different characters most is repetition. */
const fewestDifferent = 5;

/**
 * Judges by what counts: length first, then repetition, then whether it is a word that everybody tries or the login name. Signs and
 * capitals alone make nothing strong.
 * @returns null while it is too short to be taken at all
 */
export function passwordStrength(password: string, loginName = ''): PasswordStrength | null {
  const characters = [...password];
  if (characters.length < minPasswordLength) return null;
  const letters = password.toLowerCase().replace(/[^\p{L}]/gu, '');
  const name = loginName.trim().toLowerCase();
  const isName = name.length >= 3 && password.toLowerCase().includes(name);
  // Of figures and signs alone there are few.
  const isCommon = letters === '' || common.some((word) => letters === word || letters === word + word);
  const isRepetition = new Set(characters).size < fewestDifferent;
  if (isName || isCommon || isRepetition || characters.length < fairLength) return 'weak';
  return characters.length < goodLength ? 'fair' : 'good';
}
