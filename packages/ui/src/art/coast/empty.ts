import { type EmptyKind, emptyKinds } from '../empty-kinds.ts';
import { createRandom } from '../random.ts';
import {
  box,
  disc,
  fade,
  oval,
  place,
  polar,
  ROOT,
  repeat,
  ring,
  shape,
  starPath,
  stroke,
  svg,
} from '../svg.ts';
import { sun, water } from './layers.ts';
import { tones } from './palette.ts';
import { gem, palm, shell } from './props.ts';
import { paintOf, type Scene, sceneDefs } from './scene.ts';

/** A letter in a bottle, still unwritten. */
function bottle(scene: Scene): string {
  const { paint, tone } = scene;
  return place(
    shape(
      'M-16-88H16V-54Q44-40 44-8V56Q44 74 26 74H-26Q-44 74-44 56V-8Q-44-40-16-54z',
      tone.pale,
      fade(0.28),
    ) +
      place(
        box(-22, -38, 44, 84, 6, paint.pale) +
          stroke('M-12-20H12M-12-4H12M-12 12H4', tone.sea[0], 3, fade(0.45)),
        0,
        14,
        -8,
      ) +
      stroke(
        'M-16-88H16V-54Q44-40 44-8V56Q44 74 26 74H-26Q-44 74-44 56V-8Q-44-40-16-54z',
        tone.pale,
        3,
        fade(0.8),
      ) +
      stroke('M-32-6V46', tone.pale, 5, fade(0.7)) +
      box(-13, -106, 26, 24, 5, paint.warm),
    150,
    128,
    24,
  );
}

/** A landing net that caught only water. */
function emptyNet(scene: Scene): string {
  const { paint, tone } = scene;
  const mesh =
    'M98 70Q112 140 150 152T202 70M116 70Q128 124 150 152T184 70M136 70Q142 120 150 152T164 70M102 94Q150 112 198 94M110 118Q150 134 190 118';
  return (
    stroke('M192 54L256 8', tone.warm[2], 11) +
    stroke('M192 52L256 6', tone.warm[1], 5) +
    shape('M94 70Q104 156 150 160T206 70z', tone.pale, fade(0.14)) +
    stroke(mesh, tone.pale, 2, fade(0.75)) +
    oval(150, 68, 56, 16, 'none', ` stroke="${paint.warm}" stroke-width="8"`) +
    disc(130, 180, 4, tone.pale, fade(0.8)) +
    disc(168, 188, 3, tone.pale, fade(0.7)) +
    disc(150, 176, 2.4, tone.pale)
  );
}

function cardOutline(scene: Scene): string {
  const { paint, tone } = scene;
  return (
    place(
      box(
        -66,
        -42,
        132,
        84,
        14,
        'none',
        ` stroke="${tone.pale}" stroke-width="3" stroke-dasharray="3 9" opacity=".75"`,
      ),
      142,
      84,
      -12,
    ) +
    place(
      box(-66, -42, 132, 84, 14, paint.cool) +
        box(-66, -24, 132, 15, 0, tone.ink, fade(0.55)) +
        box(-52, 4, 26, 20, 5, tone.warm[1]) +
        stroke('M-6 20H24', tone.pale, 4, fade(0.8)),
      158,
      108,
      8,
    ) +
    disc(210, 62, 22, paint.warm) +
    stroke('M210 52V72M200 62H220', tone.ink, 5)
  );
}

/** A lighthouse whose light went out under a cloud. */
function darkLighthouse(scene: Scene): string {
  const { paint, tone } = scene;
  return (
    shape('M90 190Q104 158 132 156H172Q200 160 212 190z', paint.ink) +
    shape('M134 164L141 72H163L170 164z', paint.pale) +
    shape('M136 138L137.500 116H166.500L168 138zM139 94L140 78H164L165 94z', paint.cool) +
    box(135, 66, 34, 7, 2, tone.ink) +
    box(143, 48, 18, 18, 2, tone.land[0]) +
    shape('M139 48Q141 32 152 30Q163 32 165 48z', tone.ink) +
    shape(
      'M178 64a22 22 0 0 1 40-12a18 18 0 0 1 24 18a14 14 0 0 1-4 27H184a17 17 0 0 1-6-33z',
      tone.pale,
      fade(0.92),
    ) +
    shape('M210 96L194 124H206L200 148L224 114H211L218 96z', paint.warm) +
    stroke('M118 60Q108 50 118 38M104 68Q88 48 104 28', tone.pale, 4, `${fade(0.55)} stroke-dasharray="1 8"`)
  );
}

function compass(scene: Scene): string {
  const { paint, tone } = scene;
  const ticks = repeat(12, (index) => {
    const [ax, ay] = polar(150, 102, 54, index / 12);
    const [bx, by] = polar(150, 102, index % 3 === 0 ? 43 : 49, index / 12);
    return svg`M${ax} ${ay}L${bx} ${by}`;
  });
  return (
    disc(150, 30, 12, paint.warm) +
    disc(150, 30, 5, tone.sea[2]) +
    disc(150, 102, 72, paint.warm) +
    disc(150, 102, 61, paint.pale) +
    stroke(ticks, tone.sea[1], 3.4) +
    place(shape('M0-46L11 0H-11z', tone.cool[1]) + shape('M0 46L11 0H-11z', tone.sea[1]), 150, 102, 132) +
    disc(150, 102, 7, tone.warm[1]) +
    stroke('M106 70A54 54 0 0 1 138 50', '#fff', 4, fade(0.7))
  );
}

/** A padlock with a shell for a face. */
function shellLock(scene: Scene): string {
  const { paint, tone } = scene;
  return (
    stroke('M118 92V64a32 32 0 0 1 64 0V92', tone.pale, 13) +
    stroke('M114 84V64a36 36 0 0 1 30-35', '#fff', 2, fade(0.7)) +
    box(92, 86, 116, 92, 22, paint.warm) +
    box(92, 86, 116, 92, 22, 'none', ` stroke="${tone.warm[0]}" stroke-width="2.5"`) +
    shell(scene, 150, 124, 29, true) +
    disc(150, 132, 7, tone.ink) +
    shape('M147 134H153L156 150H144z', tone.ink)
  );
}

function hourglass(scene: Scene): string {
  const { paint, tone } = scene;
  return place(
    shape('M-40-66H40Q40-22 10-2Q40 18 40 62H-40Q-40 18-10-2Q-40-22-40-66z', tone.pale, fade(0.26)) +
      shape('M-30-34Q0-42 30-34Q22-16 4-4H-4Q-22-16-30-34z', paint.warm) +
      stroke('M0-4V40', tone.warm[1], 4) +
      shape('M-36 60Q-26 34 0 30Q26 34 36 60z', paint.warm) +
      stroke('M-40-66Q-40-22-10-2Q-40 18-40 62M40-66Q40-22 10-2Q40 18 40 62', tone.pale, 3.5) +
      box(-52, -82, 104, 17, 8, paint.cool) +
      box(-52, 62, 104, 17, 8, paint.cool) +
      stroke('M-24-50Q-26-34-16-24', '#fff', 4, fade(0.7)),
    150,
    102,
    9,
  );
}

function medal(scene: Scene): string {
  const { paint, tone } = scene;
  return (
    disc(150, 96, 96, paint.glow) +
    shape(starPath(150, 96, 82, 70, 16), paint.warm) +
    ring(150, 96, 60, tone.warm[2], 2.5, fade(0.7)) +
    disc(150, 96, 54, paint.cool) +
    stroke('M124 98L143 117L178 78', tone.pale, 13, ' stroke-linejoin="round"') +
    gem(scene, 66, 62, 13, false) +
    gem(scene, 238, 76, 10) +
    shape(starPath(80, 128, 9, 3, 4) + starPath(226, 36, 11, 3.5, 4), tone.pale)
  );
}

const subjects: Readonly<Record<EmptyKind, (scene: Scene) => string>> = {
  noRecords: bottle,
  noGames: emptyNet,
  noCards: cardOutline,
  offline: darkLighthouse,
  notFound: compass,
  signedOut: shellLock,
  waiting: hourglass,
  success: medal,
};

/** Tone and weather of each kind: calm for empty, darker for trouble, sunny for success. */
const moods: Readonly<Record<EmptyKind, string>> = {
  noRecords: 'lagoon',
  noGames: 'ocean',
  noCards: 'jade',
  offline: 'night',
  notFound: 'dusk',
  signedOut: 'lagoon',
  waiting: 'coral',
  success: 'emerald',
};

/** A picture for a state without content, 300 x 220, on a transparent ground; decorative, the words are the page's. */
export function drawEmpty(kind: EmptyKind): string {
  const tone = tones.find(({ name }) => name === moods[kind]) ?? tones[0];
  const prefix = `e${kind}`;
  const scene: Scene = {
    random: createRandom(emptyKinds.indexOf(kind) + 5),
    tone,
    paint: paintOf(prefix),
    prefix,
    isMirrored: false,
    width: 300,
    height: 220,
  };
  const [far, mid, near] = water(scene, 132, 'swell');
  const cove = 'M30 200C4 150 24 74 84 44C128 18 176 14 220 44C280 78 292 152 268 200Q150 226 30 200z';
  const body =
    `<g clip-path="url(#${prefix}k)">${box(0, 0, 300, 220, 0, scene.paint.sky)}${sun(scene, 96, 92, 30)}${palm(scene, 250, 170, 100, -16)}${far}${mid}</g>` +
    subjects[kind](scene) +
    `<g clip-path="url(#${prefix}k)">${near}</g>`;
  return `<svg ${ROOT} viewBox="0 0 300 220"><clipPath id="${prefix}k"><path d="${cove}"/></clipPath>${sceneDefs(tone, prefix, body)}${body}</svg>`;
}
