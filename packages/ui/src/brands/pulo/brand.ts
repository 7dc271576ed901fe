import type { Brand } from '../../theme/brand.ts';

/** Generated from the brand's data by npm run generate. */
export const puloBrand: Brand = {
  "id": "pulo",
  "title": "Pulo",
  "name": "PULO!",
  "mark": {
    "viewBox": "0 0 40 40",
    "accent": "M8 2h4v4h-4zM28 2h4v4h-4zM12 6h4v4h-4zM24 6h4v4h-4zM8 10h24v4h-24zM4 14h8v4h-8zM16 14h8v4h-8zM28 14h8v4h-8zM0 18h40v4h-40zM0 22h40v4h-40zM0 26h4v4h-4zM8 26h24v4h-24zM36 26h4v4h-4zM0 30h4v4h-4zM8 30h4v4h-4zM28 30h4v4h-4zM36 30h4v4h-4zM8 34h8v4h-8zM24 34h8v4h-8z",
    "second": "M12 14h4v4h-4zM24 14h4v4h-4zM4 38h8v4h-8zM16 38h8v4h-8zM28 38h8v4h-8z"
  },
  "scheme": "dark",
  "themeColor": "#0b090e",
  "artFamily": "halftone",
  "layout": {
    "header": "marquee",
    "nav": "blocks",
    "tile": "sticker",
    "promotions": "stickers",
    "headings": "stamp",
    "hero": "poster",
    "fields": "tabs",
    "cashier": "keypad",
    "records": "tickets",
    "hub": "stickers",
    "icons": "pixel",
    "homeOrder": [
      "types",
      "hero",
      "popular",
      "yours",
      "wins",
      "promoted",
      "promotions",
      "rows",
      "banners",
      "providers"
    ]
  },
  "switchedOff": [],
  "isDemo": true,
  "helpHref": null,
  "languages": [
    "pt",
    "en",
    "cn"
  ],
  "featuredGames": [
    3798,
    3799,
    3800,
    3801,
    3802,
    3803,
    3804,
    3805,
    3806,
    3807,
    3808,
    3809,
    3810,
    3819,
    3841,
    3852,
    3874,
    3885,
    3896,
    3907,
    3918,
    3929,
    3940,
    3951,
    3962,
    3973,
    3984,
    3995,
    7638,
    7639,
    7640,
    7651,
    7662
  ]
};
