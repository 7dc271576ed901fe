import { box, disc, fade, shape, stroke } from '../svg.ts';
import type { Scene } from './scene.ts';

export function lighthouseFigure(scene: Scene): string {
  const { paint, tone } = scene;
  return (
    shape('M-30 190L-19-40H19L30 190z', paint.pale) +
    shape('M-28 150L-25.400 100H25.400L28 150zM-23 56L-20.600 8H20.600L23 56z', paint.cool) +
    shape('M2-40H19L30 190H10z', tone.ink, fade(0.22)) +
    box(-28, -48, 56, 10, 3, tone.ink) +
    box(-15, -78, 30, 30, 3, tone.light) +
    stroke('M-6-78v30M6-78v30', tone.ink, 2.5) +
    shape('M-21-78Q-16-104 0-108Q16-104 21-78z', paint.warm) +
    disc(0, -110, 4, tone.warm[0])
  );
}
