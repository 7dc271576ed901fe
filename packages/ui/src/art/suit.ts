import { polygon, svg } from './svg.ts';

export type Suit = 'heart' | 'spade' | 'diamond' | 'club';

/** Path of a card suit of half-height `r`. */
export function suitPath(suit: Suit, x: number, y: number, r: number): string {
  switch (suit) {
    case 'diamond':
      return polygon(x, y, r, 4);
    case 'heart':
      return svg`M${x} ${y + r}C${x - r * 1.7} ${y - r * 0.2} ${x - r * 0.7} ${y - r * 1.4} ${x} ${y - r * 0.4}C${x + r * 0.7} ${y - r * 1.4} ${x + r * 1.7} ${y - r * 0.2} ${x} ${y + r}z`;
    case 'spade':
      return svg`M${x} ${y - r}C${x + r * 1.7} ${y + r * 0.3} ${x + r * 0.6} ${y + r * 1.1} ${x + r * 0.1} ${y + r * 0.4}l${r * 0.3} ${r * 0.6}h${-r * 0.8}l${r * 0.3} ${-r * 0.6}C${x - r * 0.6} ${y + r * 1.1} ${x - r * 1.7} ${y + r * 0.3} ${x} ${y - r}z`;
    case 'club': {
      const lobe = (cx: number, cy: number): string =>
        svg`M${cx - r * 0.42} ${cy}a${r * 0.42} ${r * 0.42} 0 1 1 ${r * 0.84} 0a${r * 0.42} ${r * 0.42} 0 1 1 ${-r * 0.84} 0z`;
      return svg`${lobe(x, y - r * 0.5)}${lobe(x - r * 0.48, y + r * 0.16)}${lobe(x + r * 0.48, y + r * 0.16)}M${x - r * 0.35} ${y + r}L${x} ${y - r * 0.1}L${x + r * 0.35} ${y + r}z`;
    }
  }
}
