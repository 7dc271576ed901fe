import { emblemArt } from './emblem-art.ts';
import { collages } from './hand-collages.ts';

export const art = emblemArt(collages);
