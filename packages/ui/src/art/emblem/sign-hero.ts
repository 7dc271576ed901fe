import type { BrandLayout } from '../../theme/brand.ts';
import { artTintOf } from '../art-tint.ts';
import type { HeroShape } from '../hero-shapes.ts';
import { type Sign, type SignPicture, signAt, signDefs } from '../sign.ts';
import { inSpots } from '../spot-inks.ts';
import { fade } from '../svg.ts';
import { drawGreat } from './scenes.ts';
import type { Hand } from './stage.ts';

/** A brand's sign as the hand shows what is great, in its own two colours on shades of them. */
export const signHeroOf =
  (hand: Hand) =>
  (sign: Sign, seed: number, name: SignPicture, shape: HeroShape, form?: BrandLayout['hero']): string => {
    const { scheme } = sign;
    const inks = { ...(scheme === 'dark' ? hand.night : hand.day), back: hand.behindSign[scheme] };
    const great = hand.greats[name === 'hero' ? 0 : 1];
    const drawing = drawGreat(
      hand,
      { seed, shape, inks, great, form },
      ({ x, y, prefix }) =>
        (dx, dy, size) => {
          const at = { x: x + dx, y: y + dy, width: size * 0.86, height: size * 0.86 };
          const line = (colour: string, share: number, fading = ''): string =>
            signAt(
              sign,
              prefix,
              at,
              { accent: colour, second: colour },
              {
                more: ` stroke="${colour}" stroke-width="${(Math.max(sign.bounds[2], sign.bounds[3]) * share).toFixed(2)}" stroke-linejoin="round"${fading}`,
              },
            );
          const contour = hand.contour
            ? line(hand.contour, 0.22, fade(0.14)) +
              line(hand.contour, 0.17, fade(0.22)) +
              line(hand.contour, 0.132)
            : '';
          // Whatever its colours are, it is seen on whatever lies behind it.
          const edge = line(inks.ground, contour ? 0.1 : 0.07);
          return signDefs(sign, prefix) + contour + edge + signAt(sign, prefix, at, sign);
        },
    );
    return inSpots(drawing, artTintOf(sign));
  };
