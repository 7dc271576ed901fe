import { artTintOf } from '../art-tint.ts';
import { motifsFor, type ReelSymbol } from '../reels.ts';
import { roundPlace, type Sign, signAt, signDefs } from '../sign.ts';
import { inSpots } from '../spot-inks.ts';
import { disc, ring } from '../svg.ts';
import { figuresOf, inksAt } from './picture.ts';
import type { FigureName, Hand } from './stage.ts';

const motifs = {
  alien: 'alien',
  anchor: 'anchor',
  balloon: 'balloon',
  bomb: 'bomb',
  cat: 'cat',
  comet: 'comet',
  die: 'die',
  gift: 'gift',
  hourglass: 'hourglass',
  joystick: 'joystick',
  manta: 'ray',
  nautilus: 'nautilus',
  octopus: 'octopus',
  robot: 'robot',
  swan: 'swan',
  topHat: 'topHat',
  trophy: 'trophy',
  violin: 'violin',
} as const satisfies Readonly<Record<string, FigureName>>;
type Motif = keyof typeof motifs;
export const reelMotifs = Object.keys(motifs) as readonly Motif[];

/** Discs in the brand's two colours, each with a figure; the sign in its own colours first. */
export const signReelsOf =
  (hand: Hand) =>
  (sign: Sign, brandId: string): readonly ReelSymbol[] => {
    const back = (sign.scheme === 'dark' ? hand.night : hand.day).ground;
    const place = roundPlace(sign, 32, 32, 21);
    const signed =
      disc(32, 32, 30, back) +
      ring(32, 32, 30, sign.accent, 2.5) +
      signDefs(sign, 'reel-sign') +
      signAt(sign, 'reel-sign', place, sign);
    const symbols = motifsFor(brandId, reelMotifs).map((name, at) => {
      const inks = inksAt(hand, at);
      const figures = figuresOf(hand, 'reel-');
      const figure = figures.at(motifs[name], { x: 32, y: 32, inks })(0, 0, 40);
      const art = disc(32, 32, 30, inks.ground) + ring(32, 32, 27, inks.back, 1.6) + figures.defs() + figure;
      return { name, art };
    });
    const tint = artTintOf(sign);
    return [{ name: 'sign', art: signed }, ...symbols].map(({ name, art }) => ({
      name,
      art: inSpots(art, tint),
    }));
  };
