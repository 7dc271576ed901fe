import { emblemArt } from './emblem-art.ts';
import { tubes } from './hand-tubes.ts';

export const art = emblemArt(tubes);
