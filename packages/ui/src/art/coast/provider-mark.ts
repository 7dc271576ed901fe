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

const lighthouse: Figure = ({ pale, warm, light, ink }, random) => {
  const stripes = random.whole(2, 3);
  return (
    shape('M48 24 12 12V36zM48 24 84 12V36z', light) +
    shape('M38 30H58L64 84H32z', pale) +
    repeat(stripes, (index) => {
      const y = 40 + index * 14;
      return shape(svg`M${37 - index * 1.5} ${y}H${59 + index * 1.5}l1 7H${36 - index * 1.5}z`, warm[1]);
    }) +
    box(39, 17, 18, 13, 3, ink) +
    disc(48, 24, 4, light)
  );
};
const anchor: Figure = ({ pale, warm, cool }, random) => {
  const reach = random.whole(24, 30);
  return (
    disc(48, 46, 40, cool[1]) +
    ring(48, 18, 7, warm[1], 5) +
    stroke('M48 25V74M34 36H62', pale, 8) +
    stroke(svg`M${48 - reach} 52Q${48 - reach + 4} 74 48 74Q${48 + reach - 4} 74 ${48 + reach} 52`, pale, 8)
  );
};
const drop: Figure = ({ cool, pale }, random) => {
  const width = random.whole(22, 28);
  return (
    shape(svg`M48 8C${48 + width} 40 ${48 + width} 76 48 76S${48 - width} 40 48 8z`, cool[1]) +
    stroke(svg`M${48 - width / 2} 52Q${48 - width / 2} 66 46 67`, pale, 5)
  );
};
const palm: Figure = ({ cool, warm }, random) => {
  const leaves = random.whole(4, 6);
  return (
    stroke('M52 84Q44 56 50 34', warm[2], 8) +
    repeat(leaves, (index) => {
      const x = 12 + (76 / (leaves - 1)) * index;
      return stroke(
        svg`M50 34Q${(x + 50) / 2} ${12 + Math.abs(x - 50) / 8} ${x} ${26 + Math.abs(x - 50) / 2}`,
        cool[1],
        7,
      );
    }) +
    disc(46, 38, 5, warm[1]) +
    disc(56, 38, 5, warm[1])
  );
};
const crab: Figure = ({ warm, ink, pale }, random) => {
  const legs = random.whole(2, 3);
  return (
    repeat(legs, (index) => {
      const y = 54 + index * 8;
      return stroke(svg`M30 ${y - 6}L12 ${y + 6}M66 ${y - 6}L84 ${y + 6}`, warm[2], 5);
    }) +
    ring(20, 28, 10, warm[1], 7) +
    ring(76, 28, 10, warm[1], 7) +
    shape('M20 52Q20 34 48 34T76 52Q76 70 48 70T20 52z', warm[1]) +
    disc(39, 44, 5, pale) +
    disc(57, 44, 5, pale) +
    disc(39, 44, 2.4, ink) +
    disc(57, 44, 2.4, ink)
  );
};
const gulls: Figure = ({ pale, light }, random) => {
  const lift = random.whole(10, 18);
  return (
    disc(66, 30, 14, light) +
    stroke(svg`M10 52Q26 ${52 - lift * 2} 42 54Q58 ${52 - lift * 2} 76 50`, pale, 7) +
    stroke(svg`M48 72Q56 ${72 - lift} 64 72Q72 ${72 - lift} 80 70`, pale, 5)
  );
};
const parasol: Figure = ({ warm, pale, ink }, random) => {
  const ribs = random.whole(3, 5);
  return (
    stroke('M48 40 56 84', ink, 5) +
    shape('M12 48A36 36 0 0 1 84 40z', warm[1]) +
    repeat(ribs, (index) => {
      const from = 12 + (72 / ribs) * index;
      return index % 2 === 1 ? shape(svg`M48 12L${from} ${48 - index}H${from + 72 / ribs}z`, pale) : '';
    })
  );
};
const kite: Figure = ({ warm, cool, pale }, random) => {
  const tail = random.whole(8, 14);
  return (
    stroke(svg`M48 58Q${48 - tail} 66 48 72T46 88`, pale, 3) +
    shape('M48 8 74 34 48 62 22 34z', warm[1]) +
    shape('M48 8V62L22 34z', cool[1]) +
    stroke('M22 34H74', pale, 3)
  );
};

const figures: readonly [Figure, ...Figure[]] = [
  sunrise,
  star,
  fan,
  sail,
  moon,
  fish,
  buoy,
  gem,
  lighthouse,
  anchor,
  drop,
  palm,
  crab,
  gulls,
  parasol,
  kite,
];

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
