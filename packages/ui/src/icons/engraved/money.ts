import { box, lozenge, ring } from './shapes.ts';

/** A coin on its edge, milled. */
const coin = (x: number, y: number): string =>
  box(x, y, 12, 2.8) + [2, 4.6, 7.2, 9.8].map((cut) => box(x + cut, y + 0.6, 0.7, 1.6)).join('');

export const money = {
  /** Coins laid down, and one more. */
  deposit: `${coin(2.6, 18.8)}${coin(3.8, 15.4)}${coin(2.2, 12)}${box(2.6, 10, 10.6, 0.8)}${box(4.4, 8.2, 6.4, 0.8)}M16.6 2.4h2v3.4H22v2h-3.4v3.4h-2V7.8h-3.4v-2h3.4Z`,
  /** A note drawn from the pocketbook. */
  withdraw: `M2.5 12h4.3v1.6h10.4V12h4.3v9.5h-19Z${lozenge(18, 17.2, 1.5)}${box(4.4, 19.2, 9.4, 0.8)}M11.2 11.4h1.6V7.8h2.4L12 3.8 8.8 7.8h2.4ZM6.05 11.2V1.7h11.9v9.5h-1.5V3.2h-8.9v8Z`,
  pix: 'm12 2 4.8 4.8-3 3a2.6 2.6 0 0 1-3.6 0l-3-3ZM12 22l4.8-4.8-3-3a2.6 2.6 0 0 0-3.6 0l-3 3ZM2 12l3.8-3.8 2.6 2.6a1.7 1.7 0 0 1 0 2.4l-2.6 2.6ZM22 12l-3.8-3.8-2.6 2.6a1.7 1.7 0 0 0 0 2.4l2.6 2.6Z',
  card: `M2 5h20v14H2ZM3.2 9h17.6v2.4H3.2Z${box(4.6, 14.4, 5, 1.6)}${ring(17, 15.2, 1.6, 0.9)}${box(2, 3, 20, 0.8)}${box(2, 20.2, 20, 0.8)}`,
} as const;
