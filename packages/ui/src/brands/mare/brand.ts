import type { Brand } from '../../theme/brand.ts';

/** Generated from the brand's data by npm run generate. */
export const mareBrand: Brand = {
  "id": "mare",
  "title": "Maré",
  "name": "maré",
  "mark": {
    "viewBox": "0 0 40 40",
    "accent": "M8.2 21.6a12 12 0 1 1 23.6 0c-3.5-2.6-6.9-2.9-10.6-.7-4.4 2.6-8.7 2.9-13 .7Z",
    "second": "M3 25.6c3.1-2.4 6.4-2.4 9.5-.4 3.2 2 6.3 2 9.5 0 3.4-2.1 7.2-2.6 11-.2l4 2.6-1.6 2.6-4-2.6c-2.7-1.7-5.1-1.4-7.8.3-4.1 2.6-8.6 2.6-12.7 0-2.2-1.4-4.2-1.3-6 .1L3 25.6Zm4.6 8c2.7-2 5.4-1.9 8.2-.1 2.1 1.3 4 1.4 6.2.1 3.2-2 6.7-2.3 10.2-.1l2.2 1.4-1.6 2.5-2.2-1.4c-2.4-1.5-4.6-1.3-7 .2-3.2 2-6.2 1.9-9.4-.1-1.8-1.1-3.2-1-4.8.1l-1.8-2.6Z"
  },
  "scheme": "dark",
  "themeColor": "#011416",
  "artFamily": "coast",
  "layout": {
    "header": "bar",
    "nav": "raised",
    "tile": "overlay",
    "promotions": "bento",
    "headings": "wave",
    "hero": "scene",
    "fields": "inset",
    "cashier": "cards",
    "records": "timeline",
    "hub": "tiles",
    "door": "card",
    "icons": "line",
    "homeOrder": [
      "hero",
      "types",
      "popular",
      "yours",
      "promotions",
      "promoted",
      "rows",
      "banners",
      "wins",
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
    7345,
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    8,
    9,
    10,
    11,
    12,
    13,
    24,
    46,
    57,
    79,
    90,
    101,
    112,
    123,
    134,
    145,
    156,
    167,
    178,
    189,
    200,
    6288,
    7347,
    7354,
    7365
  ]
};
