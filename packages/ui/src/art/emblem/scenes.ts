import type { BrandLayout } from '../../theme/brand.ts';
import type { ActivityDrawings } from '../activity-art.ts';
import type { DrawActivity } from '../activity-frame.ts';
import { heroFocus } from '../hero-focus.ts';
import { type HeroShape, heroFrames } from '../hero-shapes.ts';
import { spread } from '../random.ts';
import { a, b, c } from '../spot-inks.ts';
import { box } from '../svg.ts';
import { heroForms } from './hero-forms.ts';
import { type Figures, inFrame, inksAt } from './picture.ts';
import type { FigureName, Great, Hand, Inks, PlaceFigure, PlaceLuck, Room, Stage, Trio } from './stage.ts';

/** What each offer is about in all hands that say nothing else of it. */
const offers: Readonly<Record<keyof ActivityDrawings, Trio>> = {
  recharge: ['piggy', 'coin', 'money'],
  'invitation-activity': ['people', 'envelope', 'gift'],
  'lottery-wheel': ['wheel', 'star', 'coin'],
  'daily-loss-relief-fund': ['umbrella', 'moon', 'coin'],
  'recharge-rebate': ['percent', 'coin', 'wallet'],
  super: ['laurel', 'star', 'trophy'],
  treasure: ['fullChest', 'gem', 'key'],
  cashback: ['wallet', 'swap', 'coin'],
  mysterious: ['topHat', 'question', 'star'],
  agent: ['knight', 'people', 'crown'],
  offers: ['gift', 'ticket', 'star'],
  rescue: ['buoy', 'anchor', 'ship'],
  level: ['podium', 'medal', 'crown'],
  'weekly-Compensation': ['calendar', 'money', 'sun'],
  magnet: ['magnet', 'coin', 'gem'],
  exchange: ['swap', 'coin', 'ticket'],
  other: ['star', 'gift', 'bell'],
};

const drawOffer =
  (hand: Hand, [main, left, right]: Trio, at: number): DrawActivity =>
  (frame) => {
    const prefix = `ea${at}`;
    const inks = inksAt(hand, at * 2 + (at >> 3));
    const stage: Stage = { ...frame, x: frame.width / 2, y: frame.height / 2, r: 72, inks, prefix };
    return inFrame({ ...frame, prefix }, hand, (figures) => {
      const place = (name: FigureName) => figures.at(name, stage);
      return (
        box(0, 0, frame.width, frame.height, 0, inks.ground) +
        hand.offer(stage, { at, main: place(main), left: place(left), right: place(right) })
      );
    });
  };

export const offersOf = (hand: Hand): ActivityDrawings =>
  Object.fromEntries(
    Object.entries({ ...offers, ...hand.offers }).map(([page, trio], at) => [
      page,
      drawOffer(hand, trio, at),
    ]),
  ) as unknown as ActivityDrawings;

/** What may lie about the subject of a great picture. */
const luck = [
  'star',
  'coin',
  'gem',
  'die',
  'clover',
  'bell',
  'crown',
  'cards',
  'seven',
  'horseshoe',
] as const;
/** Each in one piece: legs and manes are loose shards at that size. */
const heroes = ['crown', 'fullChest', 'wheel', 'gem', 'seven', 'bell', 'star'] as const;

/** The subject's radius where there are no words beside it, as a share of its room's shorter side. */
const aloneShare = 0.46;

export interface GreatRequest {
  readonly seed: number;
  readonly shape: HeroShape;
  readonly inks: Inks;
  readonly great: Great;
  /** The hero that it is for, where it is for one. */
  readonly form?: BrandLayout['hero'] | undefined;
}

/** Those of a neighbour: what there is for it, else the third colour. */
const otherInks = (inks: Inks): Inks => ({
  ...inks,
  figure: c[Math.max(a.indexOf(inks.figure), b.indexOf(inks.figure))] ?? inks.figure,
  ...inks.other,
});

/** A subject in the focus of its shape (`heroFrames`) with things of luck about it: on a plain ground, or where no words are in a field of its own. */
export function drawGreat(
  hand: Hand,
  { seed, shape, inks, great, form = 'scene' }: GreatRequest,
  subject: (stage: Stage, figures: Figures) => PlaceFigure,
): string {
  const { width, height } = heroFrames[shape];
  const focus = heroFocus[shape];
  const side = Math.min(focus.width, focus.height);
  const own = heroForms[form]?.[shape];
  const isAlone = shape === 'tall';
  const prefix = `eh${shape}${(seed >>> 0).toString(36)}`;
  const centre = { x: focus.x + focus.width / 2, r: side * (isAlone ? aloneShare : great.share), ...own };
  const stage: Stage = {
    width,
    height,
    y: focus.y + focus.height * (0.5 - great.lift),
    inks,
    prefix,
    ...centre,
    ...(own ? { sides: [centre.x - centre.r * 1.7, centre.x + centre.r * 1.7] } : {}),
    ...(shape === 'wide' && !own ? { sides: [focus.x, width] } : {}),
  };
  const room: Room = { reachX: focus.width / 2, reachY: focus.height / 2, r: side * great.share };
  const setting = isAlone ? great.alone : great.setting;
  const shift = focus.height * great.lift;
  const more = ` preserveAspectRatio="${shape === 'wide' ? 'xMaxYMid' : 'xMidYMid'} slice"`;
  return inFrame({ width, height, prefix, more }, hand, (figures) => {
    const place =
      (below: number): PlaceLuck =>
      (at, dx, dy, size, turn = 0) => {
        const name = luck[(spread(seed, 3, luck.length) + at * 3) % luck.length] ?? luck[0];
        // In turns of the one colour and the other, by pairs where they stand side by side without a setting.
        const isOther = own ? at % 4 > 1 : inks.other !== undefined && at % 2 === 1;
        return figures.at(name, stage)(dx, dy + below, size, {
          turn,
          ...(isOther ? { inks: otherInks(inks) } : {}),
        });
      };
    const around = own ? own.around(place(0)) : great.around(room, place(shift));
    return box(0, 0, width, height, 0, inks.ground) + setting(stage, subject(stage, figures)) + around;
  });
}

/** A dark ground with a thing of luck in the focus of its shape, plain where the words stand. */
export const heroOf =
  (hand: Hand) =>
  (seed: number, shape: HeroShape, form?: BrandLayout['hero']): string => {
    const great = hand.greats[spread(seed, 1, 2) === 1 ? 1 : 0];
    const name = heroes[spread(seed, 0, heroes.length)] ?? heroes[0];
    return drawGreat(hand, { seed, shape, inks: hand.night, great, form }, (stage, figures) =>
      figures.at(name, stage),
    );
  };
