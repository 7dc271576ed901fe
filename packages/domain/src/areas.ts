/**
 * The areas of the product, one vocabulary for the whole repository: tags of the contract, files of calls, models and sandbox operations,
 * folders of screens and routes, parts of the catalogue. A part of an area is named `<area>-<part>`; a test enforces it.
 */
export const areas = [
  'auth',
  'games',
  'cashier',
  'records',
  'account',
  'promotions',
  'vip',
  'agency',
  'information',
  'orders',
  'site',
] as const;
