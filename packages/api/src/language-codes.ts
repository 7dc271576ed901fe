import { siteLanguages } from '@fortuna/domain/language.ts';
import { sameWords } from './codebook.ts';

/** The platform's codes of languages are the site's own. */
export const languageCodes = sameWords(siteLanguages);
