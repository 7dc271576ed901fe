import type { Brand } from '../../theme/brand.ts';

/** Generated from the brand's data by npm run generate. */
export const salaoBrand: Brand = {
  "id": "salao",
  "title": "Salão",
  "name": "Salão Nobre",
  "mark": {
    "viewBox": "0 0 40 40",
    "accent": "M20 3A3.4 3.4 0 0 1 26.51 4.29A3.4 3.4 0 0 1 32.02 7.98A3.4 3.4 0 0 1 35.71 13.49A3.4 3.4 0 0 1 37 20A3.4 3.4 0 0 1 35.71 26.51A3.4 3.4 0 0 1 32.02 32.02A3.4 3.4 0 0 1 26.51 35.71A3.4 3.4 0 0 1 20 37A3.4 3.4 0 0 1 13.49 35.71A3.4 3.4 0 0 1 7.98 32.02A3.4 3.4 0 0 1 4.29 26.51A3.4 3.4 0 0 1 3 20A3.4 3.4 0 0 1 4.29 13.49A3.4 3.4 0 0 1 7.98 7.98A3.4 3.4 0 0 1 13.49 4.29A3.4 3.4 0 0 1 20 3ZM20 6.8A60 60 0 0 0 14.95 7.8A60 60 0 0 0 10.67 10.67A60 60 0 0 0 7.8 14.95A60 60 0 0 0 6.8 20A60 60 0 0 0 7.8 25.05A60 60 0 0 0 10.67 29.33A60 60 0 0 0 14.95 32.2A60 60 0 0 0 20 33.2A60 60 0 0 0 25.05 32.2A60 60 0 0 0 29.33 29.33A60 60 0 0 0 32.2 25.05A60 60 0 0 0 33.2 20A60 60 0 0 0 32.2 14.95A60 60 0 0 0 29.33 10.67A60 60 0 0 0 25.05 7.8A60 60 0 0 0 20 6.8Z",
    "second": "M20 9.6c2 3.4 7.4 6.1 7.4 10.6 0 2.5-1.8 4.2-4 4.2-1 0-1.9-.4-2.6-1.1.2 2.6 1 4.3 2.6 5.7h-6.8c1.600-1.400 2.400-3.100 2.600-5.700-.7.7-1.600 1.100-2.600 1.100-2.200 0-4-1.700-4-4.200 0-4.500 5.400-7.200 7.400-10.600Z"
  },
  "scheme": "light",
  "themeColor": "#f7f3eb",
  "artFamily": "guilloche",
  "layout": {
    "header": "masthead",
    "nav": "words",
    "tile": "caption",
    "promotions": "ledger",
    "headings": "ruled",
    "hero": "editorial",
    "fields": "lines",
    "cashier": "ledger",
    "records": "statement",
    "hub": "index",
    "door": "card",
    "icons": "engraved",
    "homeOrder": [
      "hero",
      "popular",
      "types",
      "yours",
      "promotions",
      "promoted",
      "rows",
      "wins",
      "banners",
      "providers"
    ]
  },
  "switchedOff": [
    "ewallet"
  ],
  "isDemo": true,
  "helpHref": null,
  "languages": [
    "pt",
    "en",
    "cn"
  ],
  "featuredGames": [
    1899,
    1900,
    1901,
    1902,
    1904,
    1905,
    1906,
    1907,
    1908,
    1909,
    1910,
    1911,
    1916,
    1927,
    1949,
    1982,
    2004,
    2015,
    2026,
    2037,
    2048,
    2059,
    2070,
    2081,
    2092,
    2103,
    2114,
    7491,
    7492,
    7493,
    7497,
    7508,
    7519
  ]
};
