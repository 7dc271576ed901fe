import type { ActivityDrawings } from '../activity-art.ts';
import { isWide } from '../activity-frame.ts';
import { box, disc, fade, place, repeat, ring, shape, starPath, stroke, svg } from '../svg.ts';
import { activity, person } from './activity-scene.ts';
import { glitter, hills, nightSky, rays, sky, sun, water } from './layers.ts';
import { coin, palm } from './props.ts';
import { type Composition, mirrored, type Scene } from './scene.ts';

/** Friends in a canoe, and a free seat. */
const canoe: Composition = (scene) => {
  const { tone, paint, width } = scene;
  const middle = width / 2;
  const [far, mid, , front] = water(scene, 128, 'swell', 0.9);
  const looks = ['cool', 'warm', 'pale'] as const;
  const paddle = (x: number): string =>
    stroke(svg`M${x + 12} -52L${x - 20} 34`, tone.warm[2], 6) +
    shape(svg`M${x - 16} 22q-22 12 -16 40q22 -8 24 -34z`, tone.warm[1]);
  const seat =
    `<g fill="none" stroke="${tone.pale}" stroke-width="5" stroke-dasharray="1 9">` +
    '<path d="M62-2Q60-38 88-40Q116-38 114-2"/><circle cx="88" cy="-60" r="20"/></g>' +
    disc(88, -22, 17, tone.light) +
    stroke('M88-31V-13M79-22H97', tone.ink, 6);
  return (
    sky(scene) +
    rays(scene, middle - 44, 106, 20, width) +
    sun(scene, middle - 44, 106, 84) +
    hills(scene, 130, middle + 60) +
    far +
    glitter(scene, middle - 44, 134, 176, 80) +
    mid +
    place(
      looks.map((look, index) => person(scene, -94 + index * 60, 0, 50, look)).join('') +
        seat +
        shape('M-146-18Q-120 2 0 2T146-18Q138 34 80 36H-80Q-138 34-146-18z', paint.warm) +
        shape('M-142-4Q-120 14 0 14T142-4Q136 34 80 36H-80Q-136 34-142-4z', tone.warm[2], fade(0.6)) +
        stroke('M-108 20q9-10 18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0', tone.pale, 3.5) +
        paddle(-94) +
        paddle(-34) +
        paddle(26),
      middle,
      162,
      0,
      1.04,
    ) +
    front
  );
};

/** An agent's people as a constellation over the bay; what they earn runs along its lines. */
const constellation: Composition = (scene) => {
  const { tone, paint, width } = scene;
  const middle = width / 2;
  const ends = [
    [-116, -44, 27, 'cool'],
    [116, -44, 27, 'pale'],
    [-92, 62, 27, 'pale'],
    [92, 62, 27, 'cool'],
    [-196, 16, 22, 'warm'],
    [196, 16, 22, 'warm'],
  ] as const;
  const node = (x: number, y: number, r: number, look: 'warm' | 'cool' | 'pale', rim: string): string =>
    disc(x, y, r + 12, paint.glow) +
    disc(x, y, r, tone.sky[0]) +
    `<clipPath id="${scene.prefix}k${x}y${y}"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath><g clip-path="url(#${scene.prefix}k${x}y${y})">${person(scene, x, y + r * 1.04, r * 1.3, look)}</g>` +
    ring(x, y, r, rim, 4);
  const seen = ends.slice(0, isWide(scene) ? 6 : 4);
  const lines = seen
    .map(([x, y], index) => (index < 4 ? svg`M0 0L${x} ${y}` : svg`M${x} ${y}L${Math.sign(x) * 116} -44`))
    .join('');
  return (
    nightSky(scene, 190) +
    hills(scene, 212, middle - 120) +
    water(scene, 206, 'ribbons', 0.6).slice(0, 2).join('') +
    glitter(scene, middle, 210, 240, 60) +
    place(
      stroke(lines, tone.light, 3, fade(0.9)) +
        seen.map(([x, y, r, look]) => node(x, y, r, look, tone.pale)).join('') +
        coin(scene, -62, -24, 10) +
        coin(scene, 62, -24, 10) +
        coin(scene, -54, 37, 10) +
        coin(scene, 54, 37, 10) +
        node(0, 0, 48, 'warm', tone.warm[1]) +
        shape('M-22-27Q-24-44 0-46Q24-44 22-27Q0-34-22-27zM-24-22Q0-32 24-22L21-27Q0-36-21-27z', tone.pale) +
        shape(starPath(0, -37, 6, 2.5, 5), tone.warm[1]),
      middle,
      100,
    )
  );
};

const boat = (scene: Scene, look: 'warm' | 'cool' | 'pale'): string =>
  person(scene, 0, 2, 34, look) +
  shape('M-34-6H36Q30 18 14 20H-14Q-30 16-34-6z', scene.paint.cool) +
  stroke('M-32-4H34', scene.tone.pale, 4);

/** A magnet on the cliff draws boats with friends in. */
const pull: Composition = (scene) => {
  const { tone, paint, width } = scene;
  const middle = width / 2;
  const [far, mid, near, front] = water(scene, 132, 'curls', 0.9);
  const horseshoe =
    stroke('M62-44H-4A44 44 0 0 0-4 44H62', tone.ink, 46, ' stroke-linecap="butt"') +
    stroke('M62-44H-4A44 44 0 0 0-4 44H62', '#d93a4b', 38, ' stroke-linecap="butt"') +
    stroke('M34-44H62M34 44H62', tone.pale, 38, ' stroke-linecap="butt"') +
    stroke('M34-58H-4A58 58 0 0 0-60-14', '#ffb0a8', 5);
  const field = stroke(
    'M80-52Q130-70 172-40M80-38Q120-40 148-22M80 38Q116 40 140 30M80 52Q116 64 150 56',
    tone.light,
    4,
    ' stroke-dasharray="1 11"',
  );
  return (
    sky(scene) +
    sun(scene, middle + 96, 84, 34) +
    hills(scene, 134, middle + 40) +
    far +
    mid +
    place(boat(scene, 'pale'), middle + 112, 138, 6, 0.86) +
    shape(svg`M-10 130Q${middle - 150} 120 ${middle - 90} 176T${middle - 40} 260H-10z`, paint.ink) +
    place(horseshoe + field, middle - 78, 112, 8) +
    near +
    place(boat(scene, 'warm'), middle + 44, 178, -8, 1.2) +
    front +
    place(boat(scene, 'cool'), middle + 112, 210, -5, 1.2)
  );
};

/** Steps of stone up to a crown in the light. */
const steps: Composition = (scene) => {
  const { tone, paint, width, height } = scene;
  const middle = width / 2;
  const count = 6;
  const half = (index: number): number => 132 - index * 15;
  const top = (index: number): number => height - 14 - (index + 1) * (21 - index * 1.1);
  const flight = repeat(count, (index) => {
    const y = top(index);
    const foot = index === 0 ? height : top(index - 1);
    const w = half(index);
    return (
      box(middle - w, y, w * 2, foot - y, 0, paint.pale) +
      box(middle - w, y + 6, w * 2, foot - y - 6, 0, tone.land[1], fade(0.62)) +
      shape(
        svg`M${middle - w * 0.36} ${y}H${middle + w * 0.36}V${foot}H${middle - w * 0.36}z`,
        tone.cool[1],
      ) +
      box(middle - w * 0.36, y + 6, w * 0.72, foot - y - 6, 0, tone.cool[2]) +
      stroke(svg`M${middle - w} ${y}H${middle + w}`, tone.light, 2)
    );
  });
  const crown =
    shape('M-56 34L-68-30L-32 0L0-48L32 0L68-30L56 34Q0 48-56 34z', paint.warm) +
    stroke('M-52 22Q0 36 52 22', tone.warm[2], 6) +
    disc(0, -50, 9, tone.cool[1]) +
    disc(-68, -32, 7, tone.pale) +
    disc(68, -32, 7, tone.pale) +
    disc(0, 14, 8, tone.cool[1]) +
    disc(-28, 11, 5, tone.pale) +
    disc(28, 11, 5, tone.pale);
  return (
    sky(scene) +
    rays(scene, middle, 66, 22, width) +
    sun(scene, middle, 66, 58) +
    hills(scene, 168, middle - 210) +
    water(scene, 164, 'swell', 0.7)[0] +
    place(mirrored(palm(scene, 168, 226, 150, -24)), middle, 0) +
    flight +
    place(crown, middle, 76, 0, 0.98)
  );
};

export const ladders = {
  'invitation-activity': activity('coral', canoe),
  agent: activity('night', constellation),
  magnet: activity('tropic', pull),
  level: activity('magenta', steps),
} satisfies Partial<ActivityDrawings>;
