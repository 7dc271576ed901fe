import type { BrandLayout } from '../../theme/brand.ts';
import { artTintOf } from '../art-tint.ts';
import type { HeroShape } from '../hero-shapes.ts';
import { type Sign, type SignPicture, signAt, signDefs } from '../sign.ts';
import { inSpots } from '../spot-inks.ts';
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
          // Whatever its colours are, it is seen on whatever lies behind it.
          const edge = signAt(
            sign,
            prefix,
            at,
            { accent: inks.ground, second: inks.ground },
            {
              more: ` stroke="${inks.ground}" stroke-width="${(sign.bounds[2] / 14).toFixed(2)}" stroke-linejoin="round"`,
            },
          );
          return signDefs(sign, prefix) + edge + signAt(sign, prefix, at, sign);
        },
    );
    return inSpots(drawing, artTintOf(sign));
  };
