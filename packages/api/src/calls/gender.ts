import type { Profile } from '@fortuna/domain/model/account.ts';
import { codebook } from '../codebook.ts';

/** The platform's numbers; null, or any other, is unknown. */
export const genders = codebook<NonNullable<Profile['gender']>, 0 | 1>({ male: 0, female: 1 });
