import '@fortuna/ui/brands/mare/brand.css';
import '@fortuna/ui/brands/mare/fonts.css';
import '@fortuna/ui/brands/pulo/brand.css';
import '@fortuna/ui/brands/pulo/fonts.css';
import '@fortuna/ui/brands/salao/brand.css';
import '@fortuna/ui/brands/salao/fonts.css';
import { mareBrand } from '@fortuna/ui/brands/mare/brand';
import { puloBrand } from '@fortuna/ui/brands/pulo/brand';
import { salaoBrand } from '@fortuna/ui/brands/salao/brand';
import { iconSprite } from '@fortuna/ui/icons/sprite';
import type { Brand } from '@fortuna/ui/theme/brand';

/** An app of one brand names its one. */
const brands = [mareBrand, puloBrand, salaoBrand];

/** Puts the brand's tokens and signs into the page; the default one where nobody knows the wanted. */
export function startBrand(wanted: string | null): Brand {
  const brand = brands.find(({ id }) => id === wanted) ?? mareBrand;
  document.documentElement.dataset.brand = brand.id;
  document.body.insertAdjacentHTML('afterbegin', iconSprite(brand.layout.icons));
  return brand;
}
