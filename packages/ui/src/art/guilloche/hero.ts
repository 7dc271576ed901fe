import { heroFocus } from '../hero-focus.ts';
import { type HeroShape, heroFrames } from '../hero-shapes.ts';
import { spread } from '../random.ts';
import { place } from '../svg.ts';
import { paper } from './ground.ts';
import { banknote, bust, gallery, type HeroScene, lowered, star, sunrise } from './hero-scenes.ts';
import type { Inks } from './inks.ts';
import { engrave, inksNamed } from './picture.ts';
import { gramophone } from './subjects-fair.ts';
import { horse, peacock, swan } from './subjects-fauna.ts';
import { trophy } from './subjects-games.ts';
import { bell, coupes, crown, dice, fan, knight, queen, roulette, topHat, violin } from './subjects-salon.ts';
import { balloon, ship } from './subjects-travel.ts';

const scenes: readonly [HeroScene, ...HeroScene[]] = [
  star(crown, 11),
  gallery(balloon, lowered(bell, 19), lowered(topHat, 13)),
  banknote(bust(horse, 20)),
  sunrise(swan),
  star(roulette, 16),
  gallery(peacock, knight, trophy),
  banknote(coupes),
  sunrise(ship),
  star(dice, 9),
  banknote(bust(queen)),
  sunrise(fan),
  gallery(gramophone, lowered(violin, 9), lowered(bell, 19)),
];

/** Papers only, so that dark text is legible on any of them. */
const papers = [
  'navyOnCream',
  'aubergineOnRose',
  'bottleOnIvory',
  'oxbloodOnCream',
  'navyOnSky',
  'brassOnPaper',
] as const;

/** A sheet in one of the hero's shapes; the scene is drawn around the middle of the focus. */
export function framed(seed: number, ink: Inks, shape: HeroShape, scene: HeroScene): string {
  const { width, height } = heroFrames[shape];
  const focus = heroFocus[shape];
  const prefix = `gh${(seed >>> 0).toString(36)}`;
  return engrave(
    { seed, prefix, width, height, ink },
    (sheet) =>
      paper(sheet) + place(scene(sheet, shape), focus.x + focus.width / 2, focus.y + focus.height / 2),
  );
}

/** On light paper; beyond the focus there is at most a pale underprint. */
export function drawHero(seed: number, shape: HeroShape): string {
  const scene = scenes[spread(seed, 0, scenes.length)] ?? scenes[0];
  const ink = inksNamed(papers[spread(seed, 1, papers.length)] ?? papers[0]);
  return framed(seed, ink, shape, scene);
}
