import { artTintOf } from '../art-tint.ts';
import type { EmblemHand } from '../family.ts';
import { motifsFor, type ReelSymbol } from '../reels.ts';
import { roundPlace, type Sign, signAt, signDefs } from '../sign.ts';
import { inSpots } from '../spot-inks.ts';
import { figuresOf, inksAt, smallInks } from './picture.ts';
import type { FigureName, Hand } from './stage.ts';

/** What the symbols of each hand are of: no two hands have one in common, so that their machines are not known again. */
export const reelMotifs = {
  posters: ['balloon', 'bomb', 'domino', 'glove', 'kite', 'knight', 'plane', 'ticket', 'topHat', 'trophy'],
  collages: [
    'anchor',
    'castle',
    'cat',
    'lantern',
    'nautilus',
    'seahorse',
    'owl',
    'teapot',
    'turtle',
    'butterfly',
  ],
  tubes: [
    'alien',
    'comet',
    'hourglass',
    'joystick',
    'manta',
    'ninja',
    'octopus',
    'robot',
    'saucer',
    'scarab',
  ],
} as const satisfies Readonly<Record<EmblemHand, readonly FigureName[]>>;

/** Tokens of the hand in the brand's two colours, each with a figure; the sign in its own colours first. */
export const signReelsOf =
  (hand: Hand) =>
  (sign: Sign, brandId: string): readonly ReelSymbol[] => {
    const { ground } = sign.scheme === 'dark' ? hand.night : hand.day;
    const place = roundPlace(sign, 32, 32, 21);
    const signed =
      hand.token(ground, sign.accent) + signDefs(sign, 'reel-sign') + signAt(sign, 'reel-sign', place, sign);
    const symbols = motifsFor<FigureName>(brandId, reelMotifs[hand.name]).map((name, at) => {
      const inks = inksAt(hand, at);
      const figures = figuresOf(hand, 'reel-');
      const figure = figures.at(name, { x: 32, y: 32, inks: smallInks(hand, inks) })(0, 0, hand.tokenFigure);
      return { name, art: hand.token(inks.ground, inks.back) + figures.defs() + figure };
    });
    const tint = artTintOf(sign);
    return [{ name: 'sign', art: signed }, ...symbols].map(({ name, art }) => ({
      name,
      art: inSpots(art, tint),
    }));
  };
