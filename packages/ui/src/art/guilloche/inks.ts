/** Two or three inks on one paper. */
export interface Inks {
  readonly name: string;
  /** The paper, or the full-bleed ground. */
  readonly ground: string;
  /** Ornament around the subject: near the ground in lightness, so that the subject stands out. */
  readonly field: string;
  /** The subject's body. */
  readonly body: string;
  /** Lines cut into the body: the far end of the scale from it. */
  readonly cut: string;
  readonly accent: string;
}

/** Dark grounds carry ivory subjects, papers carry inked ones; the two kinds alternate in the list. */
export const inks: readonly [Inks, ...Inks[]] = [
  {
    name: 'oxblood',
    ground: '#5e1424',
    field: '#b5694f',
    body: '#f7eddb',
    cut: '#5e1424',
    accent: '#dda63f',
  },
  {
    name: 'navyOnCream',
    ground: '#f3ead6',
    field: '#8d9cba',
    body: '#1f3564',
    cut: '#f3ead6',
    accent: '#a3212f',
  },
  { name: 'bottle', ground: '#123f30', field: '#6d9b7c', body: '#f5edd8', cut: '#123f30', accent: '#dca540' },
  {
    name: 'oxbloodOnCream',
    ground: '#f5ecda',
    field: '#c29089',
    body: '#6d1727',
    cut: '#f5ecda',
    accent: '#b07f1d',
  },
  { name: 'navy', ground: '#1a2d55', field: '#7087b8', body: '#f4ecd9', cut: '#1a2d55', accent: '#d9a748' },
  { name: 'ochre', ground: '#c08a2c', field: '#e5c377', body: '#33201a', cut: '#f1dca9', accent: '#7a1526' },
  {
    name: 'aubergine',
    ground: '#3b1c3e',
    field: '#93699a',
    body: '#f5e9df',
    cut: '#3b1c3e',
    accent: '#e0a53d',
  },
  {
    name: 'bottleOnIvory',
    ground: '#ece6cf',
    field: '#92ad91',
    body: '#164a37',
    cut: '#ece6cf',
    accent: '#9c2132',
  },
  {
    name: 'espresso',
    ground: '#2b201c',
    field: '#8b765c',
    body: '#f0e3c9',
    cut: '#2b201c',
    accent: '#cc8a2e',
  },
  {
    name: 'aubergineOnRose',
    ground: '#e8cdc1',
    field: '#ba8a88',
    body: '#441f46',
    cut: '#f8eae0',
    accent: '#8d1d2d',
  },
  { name: 'petrol', ground: '#14474f', field: '#6a9da0', body: '#f4eddb', cut: '#14474f', accent: '#e3ae4c' },
  {
    name: 'navyOnSky',
    ground: '#c8d6d9',
    field: '#8ba7b3',
    body: '#1b2f58',
    cut: '#eaf0ee',
    accent: '#9a2030',
  },
  { name: 'garnet', ground: '#8b2331', field: '#cf7f6c', body: '#f8efdd', cut: '#6d1524', accent: '#efc163' },
  {
    name: 'brassOnPaper',
    ground: '#f2e8cb',
    field: '#c9b07a',
    body: '#5d4213',
    cut: '#f2e8cb',
    accent: '#164a37',
  },
];
