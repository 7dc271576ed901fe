import { box, disc, shape, stroke } from '../svg.ts';
import { coin, gem } from './props.ts';
import { type Scene, stamp } from './scene.ts';

/** Open and full; stands on y = 6. */
export function chestFigure(scene: Scene): string {
  const { paint, tone, random } = scene;
  const lid = 'M-76-70C-78-142 78-142 76-70z';
  const heap = stamp(
    scene,
    'coin',
    coin(scene, 0, 0, 13),
    Array.from({ length: 11 }, (_, index) => [
      -58 + (index % 6) * 23 + (index > 5 ? 12 : 0),
      (index > 5 ? -88 : -72) + random.between(-5, 5),
    ]),
  );
  return (
    disc(0, -86, 130, paint.glow) +
    shape(lid, tone.cool[2]) +
    shape('M-64-70C-64-124 64-124 64-70z', tone.ink) +
    stroke('M-75-74C-74-140 74-140 75-74', tone.warm[1], 7) +
    heap +
    gem(scene, -20, -98, 15) +
    gem(scene, 34, -94, 12) +
    shape('M-80-66H80L72 6H-72z', paint.cool) +
    shape('M-78-46H78M-76-20H76', 'none', ` stroke="${tone.cool[2]}" stroke-width="3"`) +
    shape('M-82-68H82v14H-82zM-58-66h15v71h-13zM58-66h-15v71h13z', paint.warm) +
    box(-15, -62, 30, 32, 6, tone.warm[0]) +
    disc(0, -49, 5, tone.ink) +
    shape('M-3-48h6l2 12h-10z', tone.ink)
  );
}
