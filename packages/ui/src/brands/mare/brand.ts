import type { Brand } from '../../theme/brand.ts';
import { mareMark } from './mark.ts';

export const mareBrand: Brand = {
  id: 'mare',
  name: 'maré',
  mark: mareMark,
  scheme: 'dark',
  artFamily: 'coast',
  layout: {
    header: 'bar',
    nav: 'raised',
    tile: 'overlay',
    promotions: 'bento',
    headings: 'plain',
    hero: 'scene',
    homeOrder: ['hero', 'types', 'popular', 'promotions', 'promoted', 'providers'],
  },
  licence: null,
};
