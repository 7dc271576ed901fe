import { createRandom, type Random, seedOf } from '../random.ts';
import { box, disc, polygon, ROOT, repeat, ring, shape, starPath, stroke, svg, wedge } from '../svg.ts';
import { type Tone, tones } from './palette.ts';

type Figure = (tone: Tone, random: Random) => string;

const sunrise: Figure = ({ light, warm }, random) => {
  const rays = random.whole(5, 9);
  return (
    repeat(rays, (index) => shape(wedge(48, 54, 44, (index - 0.25) / rays, (index + 0.25) / rays), warm[1])) +
    disc(48, 54, 20, light)
  );
};
const star: Figure = ({ light, warm }, random) => {
  const points = random.whole(4, 8);
  return shape(starPath(48, 46, 34, random.whole(13, 20), points), light) + disc(48, 46, 8, warm[2]);
};
const fan: Figure = ({ cool, pale }, random) => {
  const ribs = random.whole(4, 7);
  return (
    shape('M48 74 14 40a34 34 0 0 1 68 0z', cool[1]) +
    repeat(ribs, (index) => stroke(svg`M48 74L${18 + (60 / (ribs - 1)) * index} 22`, pale, 3))
  );
};
const sail: Figure = ({ pale, warm, ink }, random) => {
  const lean = random.whole(-6, 6);
  return (
    shape(svg`M45 ${12 + lean}V62H18z`, pale) +
    shape(svg`M50 ${20 - lean}L78 62H50z`, warm[1]) +
    shape('M14 66H82L70 80H26z', ink)
  );
};
const moon: Figure = ({ light, cool }, random) => {
  const x = random.whole(54, 64);
  return shape(svg`M${x} 16a32 32 0 1 0 20 42a27 27 0 1 1-20-42z`, light) + disc(x + 12, 30, 5, cool[0]);
};
const fish: Figure = ({ warm, pale, ink }, random) => {
  const height = random.whole(20, 28);
  return (
    shape(svg`M8 46Q40 ${46 - height * 1.5} 70 46Q40 ${46 + height * 1.5} 8 46z`, warm[1]) +
    shape('M64 46 90 28V64z', warm[2]) +
    disc(26, 43, 5, pale) +
    disc(26, 43, 2.4, ink)
  );
};
const buoy: Figure = ({ cool, pale }, random) => {
  const parts = random.whole(3, 6);
  return (
    ring(48, 44, 23, pale, 15) +
    repeat(parts, (index) => {
      const length = (Math.PI * 46) / parts / 2;
      return index === 0
        ? ring(48, 44, 23, cool[1], 15, svg` stroke-dasharray="${length} ${length}" stroke-linecap="butt"`)
        : '';
    })
  );
};
const gem: Figure = ({ cool, pale }, random) => {
  const corners = random.whole(5, 8);
  return (
    shape(polygon(48, 44, 34, corners), cool[1]) +
    shape(polygon(48, 44, 20, corners, 0.5 / corners), cool[0]) +
    disc(48, 44, 6, pale)
  );
};

const figures: readonly [Figure, ...Figure[]] = [sunrise, star, fan, sail, moon, fish, buoy, gem];

/** A studio's sign, 96 x 96: one thing of the coast over one to three waves, always the same for the same key. */
export function drawProviderMark(key: string): string {
  const random = createRandom(seedOf(key));
  const tone = random.pick(tones);
  const figure = random.pick(figures);
  const waves = random.whole(1, 3);
  const swell = random.whole(4, 9) * (random.chance(0.5) ? 1 : -1);
  const top = 92 - waves * 11;
  const wave = (index: number) => {
    const y = top + index * 11;
    const by = index % 2 === 0 ? swell : -swell;
    return shape(svg`M0 ${y}Q24 ${y - by} 48 ${y}T96 ${y}V96H0z`, tone.sea[index] ?? tone.ink);
  };
  const body = box(0, 0, 96, 96, 0, random.pick(tone.sky)) + figure(tone, random) + repeat(waves, wave);
  return `<svg ${ROOT} viewBox="0 0 96 96">${body}</svg>`;
}
