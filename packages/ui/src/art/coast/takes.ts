import { box, disc, place, ring } from '../svg.ts';
import type { Scene } from './scene.ts';

/** A way of showing a picture of 300 x 400 whose thing stands around (150, 155). */
type Take = (picture: string, scene: Scene) => string;

function windowed({ prefix }: Scene, pane: string, picture: string): string {
  return `<clipPath id="${prefix}-t">${pane}</clipPath><g clip-path="url(#${prefix}-t)">${picture}</g>`;
}

const scaled = (picture: string, scale: number, fromX: number, fromY: number, x: number, y: number): string =>
  place(picture, x - fromX * scale, y - fromY * scale, 0, scale);

/** As it was drawn. */
const whole: Take = (picture) => picture;

/** So near that it runs out of the frame. */
const close: Take = (picture) => scaled(picture, 1.42, 150, 140, 150, 150);

/** As from a boat that heels. */
const heeled: Take = (picture, { isMirrored }) =>
  place(scaled(picture, 1.24, 150, 165, 0, 0), 150, 160, isMirrored ? 13 : -13);

/** Through a ship's porthole. */
const porthole: Take = (picture, scene) => {
  const { tone, paint } = scene;
  return (
    box(0, 0, 300, 400, 0, paint.deep) +
    disc(150, 144, 144, tone.warm[2]) +
    ring(150, 144, 136, tone.warm[1], 10) +
    ring(150, 144, 136, tone.warm[0], 5, ' stroke-dasharray="0 30.520"') +
    windowed(scene, disc(150, 144, 129, '#fff'), scaled(picture, 0.9, 150, 155, 150, 146))
  );
};

/** In the order of `pickTake`. */
export const takes: readonly Take[] = [whole, porthole, heeled, close];
