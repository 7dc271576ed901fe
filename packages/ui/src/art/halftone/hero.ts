import { heroFocus } from '../hero-focus.ts';
import { type HeroShape, heroFrames } from '../hero-shapes.ts';
import { spread } from '../random.ts';
import { box, place } from '../svg.ts';
import { type Flat, flats } from './colours.ts';
import { burst, fortune, gem, jackpot, launch, sunset, swarm } from './hero-scenes.ts';
import type { Scene } from './hero-stage.ts';
import { print } from './picture.ts';

const heroes: readonly [Scene, ...Scene[]] = [gem, launch, swarm, burst, jackpot, sunset, fortune];

/** Grounds dark enough for light text. */
const nights: readonly [Flat, ...Flat[]] = [
  { ...flats[0], ground: '#3d1d66', dots: '#ff4fae', one: '#c5f52a', two: '#3fe0ff', three: '#ff6a13' },
  { ...flats[0], ground: '#1b1230', dots: '#8f52ff', one: '#ffd426', two: '#ff4fae', three: '#3fe0ff' },
  { ...flats[0], ground: '#0d2a4d', dots: '#2f8bff', one: '#ff4fae', two: '#ffd426', three: '#c5f52a' },
  { ...flats[0], ground: '#4a0f3c', dots: '#ff6a13', one: '#3fe0ff', two: '#ffd426', three: '#8f52ff' },
  { ...flats[0], ground: '#0e3a2c', dots: '#12c46b', one: '#ff4fae', two: '#ffd426', three: '#8f52ff' },
];

/** A flat ground in one of the hero's shapes; the scene is drawn around the middle of the focus. */
export function framed(seed: number, flat: Flat, shape: HeroShape, scene: Scene): string {
  const { width, height } = heroFrames[shape];
  const focus = heroFocus[shape];
  const more = ` preserveAspectRatio="${shape === 'wide' ? 'xMaxYMid' : 'xMidYMid'} slice"`;
  const prefix = `ph${shape}${(seed >>> 0).toString(36)}`;
  return print(
    { seed, prefix, width, height, flat, more },
    (board) =>
      box(0, 0, width, height, 0, flat.ground) +
      place(scene({ ...board, shape }), focus.x + focus.width / 2, focus.y + focus.height / 2),
  );
}

/** A dark flat ground with the subject in the focus of its shape (`heroFrames`), plain where the words stand. */
export function drawHero(seed: number, shape: HeroShape): string {
  const scene = heroes[spread(seed, 0, heroes.length)] ?? heroes[0];
  const flat = nights[spread(seed, 1, nights.length)] ?? nights[0];
  return framed(seed, flat, shape, scene);
}
