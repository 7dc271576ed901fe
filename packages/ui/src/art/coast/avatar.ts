import { createRandom, spread } from '../random.ts';
import { box, place, ROOT } from '../svg.ts';
import { crabFigure, macawFigure, toucanFigure } from './arcade.ts';
import { leapFigure, mantaFigure, octopusFigure } from './fish.ts';
import { sun, water } from './layers.ts';
import { maskFigure } from './live.ts';
import { tones } from './palette.ts';
import { sailBoat, shell } from './props.ts';
import { paintOf, type Scene, sceneDefs } from './scene.ts';

type Sitter = (scene: Scene) => string;

const sitters: readonly [Sitter, ...Sitter[]] = [
  (scene) => place(macawFigure(scene), 86, 134, 0, 1),
  (scene) => place(crabFigure(scene), 100, 118, 0, 0.66),
  (scene) => place(octopusFigure(scene), 100, 124, 0, 0.72),
  (scene) => place(toucanFigure(scene), 84, 118, 0, 0.84),
  (scene) => place(maskFigure(scene), 100, 142, 0, 0.72),
  (scene) => place(leapFigure(scene), 98, 110, 0, 0.72),
  (scene) => place(mantaFigure(scene), 100, 96, -16, 0.6),
  (scene) => shell(scene, 100, 92, 58),
  (scene) => place(sailBoat(scene, 0, 0, 74, true), 98, 148, -4),
];

/** A square picture of a coast creature on a sunset, 200 x 200, for players without a photo. Legible at 32 px. */
export function drawAvatar(seed: number): string {
  const tone = tones[spread(seed, 1, tones.length)] ?? tones[0];
  const draw = sitters[spread(seed, 0, sitters.length)] ?? sitters[0];
  const prefix = `a${(seed >>> 0).toString(36)}`;
  const random = createRandom(seed);
  const scene: Scene = {
    random,
    tone,
    paint: paintOf(prefix),
    prefix,
    isMirrored: false,
    width: 200,
    height: 200,
  };
  const [far] = water(scene, 136, 'swell');
  const body =
    box(0, 0, 200, 200, 0, scene.paint.sky) + sun(scene, random.whole(70, 130), 84, 62) + far + draw(scene);
  return `<svg ${ROOT} viewBox="0 0 200 200">${sceneDefs(tone, prefix, body)}${body}</svg>`;
}
