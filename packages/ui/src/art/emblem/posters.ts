import { emblemArt } from './emblem-art.ts';
import { posters } from './hand-posters.ts';

export const art = emblemArt(posters);
