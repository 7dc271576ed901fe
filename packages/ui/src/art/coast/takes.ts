import {
  box,
  disc,
  fade,
  leafPath,
  place,
  polar,
  repeat,
  ring,
  shape,
  starPath,
  stroke,
  svg,
} from '../svg.ts';
import type { Scene } from './scene.ts';

/** A way of showing a picture of 300 x 400 whose thing stands around (150, 155). */
type Take = (picture: string, scene: Scene) => string;

function windowed({ prefix }: Scene, pane: string, picture: string): string {
  return `<clipPath id="${prefix}-t">${pane}</clipPath><g clip-path="url(#${prefix}-t)">${picture}</g>`;
}

const scaled = (picture: string, scale: number, fromX: number, fromY: number, x: number, y: number): string =>
  place(picture, x - fromX * scale, y - fromY * scale, 0, scale);

/** Dark water from `y` down, where the title is: a plain colour, which the veil over every cover deepens. */
const deep = ({ tone }: Scene, y = 0): string => box(0, y, 300, 400 - y, 0, tone.sea[2]);

/** As it was drawn. */
const whole: Take = (picture) => picture;

/** So near that it runs out of the frame. */
const close: Take = (picture) => scaled(picture, 1.42, 150, 140, 150, 150);

/** As from a boat that heels. */
const heeled: Take = (picture, { isMirrored }) =>
  place(scaled(picture, 1.24, 150, 165, 0, 0), 150, 160, isMirrored ? 13 : -13);

/** Through a ship's porthole. */
const porthole: Take = (picture, scene) => {
  const { tone } = scene;
  return (
    deep(scene) +
    disc(150, 144, 144, tone.warm[2]) +
    ring(150, 144, 136, tone.warm[1], 10) +
    ring(150, 144, 136, tone.warm[0], 5, ' stroke-dasharray="0 30.520"') +
    windowed(scene, disc(150, 144, 129, '#fff'), scaled(picture, 0.9, 150, 155, 150, 146))
  );
};

/** A postage stamp, stuck on askew and cancelled. */
const stamped: Take = (picture, scene) => {
  const { tone, isMirrored } = scene;
  return (
    deep(scene) +
    place(
      box(-102, -122, 216, 252, 0, tone.ink, fade(0.4)) +
        box(-110, -130, 220, 252, 0, tone.pale) +
        stroke('M-110-130H110V122H-110z', tone.sea[1], 9, ' stroke-dasharray="0 15.730"') +
        windowed(scene, '<path d="M-92-112H92V104H-92z"/>', scaled(picture, 0.74, 150, 150, 0, -6)) +
        [30, 46].map((r) => ring(92, 96, r, tone.ink, 2.5, fade(0.55))).join('') +
        stroke('M60 72q40 14 90-10M62 96q40 14 90-10', tone.ink, 2.5, fade(0.55)),
      146,
      146,
      isMirrored ? 8 : -8,
    )
  );
};

/** Through an arched window of a colonial house. */
const arched: Take = (picture, scene) => {
  const { tone } = scene;
  const arch = (by: number): string =>
    svg`M${62 - by} 288V${120}a${88 + by} ${92 + by} 0 0 1 ${176 + by * 2} 0V288z`;
  return (
    box(0, 0, 300, 400, 0, tone.cool[0]) +
    deep(scene, 300) +
    shape(arch(22), tone.cool[2]) +
    shape(arch(16), tone.pale) +
    windowed(scene, `<path d="${arch(0)}"/>`, scaled(picture, 0.82, 150, 155, 150, 158)) +
    stroke(arch(0), tone.warm[2], 6) +
    box(22, 284, 256, 18, 0, tone.warm[1]) +
    box(22, 302, 256, 6, 0, tone.warm[2])
  );
};

/** On a kite. */
const flown: Take = (picture, scene) => {
  const { paint, tone } = scene;
  const sail = 'M150 4L274 126L150 286L26 126z';
  return (
    box(0, 0, 300, 400, 0, paint.sky) +
    deep(scene, 240) +
    place(shape(sail, tone.ink, fade(0.4)), 6, 9) +
    windowed(scene, `<path d="${sail}"/>`, scaled(picture, 0.86, 150, 155, 150, 138)) +
    stroke(`${sail}M150 4V286M26 126H274`, tone.pale, 2.5, fade(0.7)) +
    stroke(sail, tone.warm[1], 8, ' stroke-linejoin="round"') +
    stroke('M150 286q34 30 6 60t10 70', tone.warm[0], 3) +
    shape('M168 312l-16 14l-4-20zM168 312l18 10l-2-20z', tone.warm[1])
  );
};

/** Over still water that gives it back. */
const reflected: Take = (picture, scene) => {
  const { prefix, tone } = scene;
  const id = `${prefix}-rf`;
  const ripples = repeat(
    6,
    (index) => svg`M${20 + ((index * 83) % 130)} ${232 + index * 22}h${130 - index * 8}`,
  );
  return (
    `<defs><g id="${id}">${scaled(picture, 1, 150, 155, 150, 120)}</g></defs>` +
    windowed(scene, '<path d="M0 0H300V210H0z"/>', `<use href="#${id}"/>`) +
    `<g transform="matrix(1 0 0 -.8 0 378)">${windowed({ ...scene, prefix: `${prefix}-r` }, '<path d="M0 0H300V210H0z"/>', `<use href="#${id}"/>`)}</g>` +
    box(0, 210, 300, 190, 0, tone.sea[3], fade(0.6)) +
    stroke(ripples, tone.pale, 2.5, fade(0.4)) +
    stroke('M0 210H300', tone.pale, 3)
  );
};

/** Two panels beside a painted tile: from near, and the whole of it. */
const panelled: Take = (picture, scene) => {
  const { prefix, tone, isMirrored } = scene;
  const id = `${prefix}-pn`;
  const pane = (name: string, d: string, scale: number, x: number, y: number): string =>
    windowed(
      { ...scene, prefix: `${prefix}${name}` },
      `<path d="${d}"/>`,
      svg`<use href="#${id}" transform="translate(${x - 150 * scale} ${y - 150 * scale}) scale(${scale})"/>`,
    ) + stroke(d, tone.warm[1], 5);
  const tile =
    box(-48, -48, 96, 96, 0, tone.cool[2]) +
    shape(starPath(0, 0, 44, 17, 4) + starPath(0, 0, 24, 11, 4, 0.125), tone.pale) +
    ring(0, 0, 13, tone.cool[1], 5);
  const [large, small] = isMirrored ? [200, 56] : [100, 244];
  return (
    deep(scene) +
    `<defs><g id="${id}">${picture}</g></defs>` +
    pane('a', svg`M${large - 86} 14h172v258h-172z`, 1.1, large, 140) +
    pane('b', svg`M${small - 48} 14h96v150h-96z`, 0.5, small, 88) +
    place(tile, small, 224) +
    stroke(svg`M${small - 48} 176h96v96h-96z`, tone.warm[1], 5)
  );
};

/** Under the fanlight of a door. */
const fanned: Take = (picture, scene) => {
  const { tone } = scene;
  const pane = 'M12 256A138 208 0 0 1 288 256z';
  const spokes = repeat(5, (index) => {
    const [x, y] = polar(150, 256, 1, -0.1667 + index * 0.0833);
    return svg`M${150 + (x - 150) * 44} ${256 + (y - 256) * 44}L${150 + (x - 150) * 240} ${256 + (y - 256) * 240}`;
  });
  return (
    deep(scene) +
    windowed(
      scene,
      `<path d="${pane}"/>`,
      scaled(picture, 1, 150, 155, 150, 162) + stroke(spokes, tone.ink, 5, fade(0.75)),
    ) +
    shape('M106 256a44 44 0 0 1 88 0z', tone.warm[1]) +
    stroke(pane, tone.warm[2], 14) +
    stroke(pane, tone.warm[0], 4) +
    box(0, 250, 300, 14, 0, tone.warm[1])
  );
};

/** Between the shutters of a window. */
const shuttered: Take = (picture, scene) => {
  const { paint, prefix, tone } = scene;
  const id = `${prefix}-sh`;
  const shutter =
    box(-2, 16, 66, 248, 0, paint.warm) +
    stroke('M30 32V252', tone.warm[2], 46, ' stroke-dasharray="9" stroke-linecap="butt"');
  return (
    deep(scene) +
    box(0, 0, 300, 284, 0, tone.land[0]) +
    windowed(scene, '<path d="M62 22H238V260H62z"/>', scaled(picture, 0.82, 150, 155, 150, 142)) +
    stroke('M62 22H238V260H62zM150 22V260', tone.pale, 5) +
    `<g id="${id}">${shutter}</g><use href="#${id}" transform="matrix(-1 0 0 1 300 0)"/>` +
    box(40, 262, 220, 14, 0, tone.pale)
  );
};

/** On the disc of a sun whose rays reach to the frame. */
const sunlit: Take = (picture, scene) => {
  const { tone } = scene;
  return (
    box(0, 0, 300, 400, 0, tone.warm[2]) +
    ring(150, 138, 130, tone.warm[1], 260, ' stroke-dasharray="22.690" stroke-linecap="butt"') +
    deep(scene, 262) +
    disc(150, 138, 114, tone.warm[0]) +
    windowed(scene, disc(150, 138, 104, '#fff'), scaled(picture, 0.76, 150, 155, 150, 142)) +
    stroke('M0 262H300', tone.warm[0], 4)
  );
};

/** Between palm leaves, as one comes out of a wood upon it. */
const glimpsed: Take = (picture, { tone, isMirrored }) => {
  const leaf = (x: number, y: number, length: number, turn: number): string =>
    leafPath(x, y, length, length * 0.16, turn);
  const front =
    leaf(-14, 330, 170, 0.02) +
    leaf(-18, 330, 170, 0.08) +
    leaf(-24, 326, 150, 0.14) +
    leaf(-10, 340, 150, 0.2);
  const back = leaf(316, -16, 120, 0.6) + leaf(312, -24, 150, 0.67) + leaf(306, -30, 120, 0.74);
  return (
    scaled(picture, 1.12, 150, 155, isMirrored ? 150 : 176, 150) +
    shape(back, tone.land[0]) +
    shape(front, tone.land[1]) +
    stroke('M-14 330L6 170M-18 330L58 190M-24 326L84 230', tone.light, 1.6, fade(0.35)) +
    box(0, 290, 300, 110, 0, tone.sea[3], fade(0.5))
  );
};

/** A prime number, so that they take turns with any number of pictures that a type has; what looks alike stands apart. */
export const takes: readonly Take[] = [
  whole,
  porthole,
  heeled,
  panelled,
  arched,
  close,
  stamped,
  reflected,
  flown,
  shuttered,
  fanned,
  glimpsed,
  sunlit,
];
