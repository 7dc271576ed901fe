import type { ActivityDrawings } from '../activity-art.ts';
import { box, disc, fade, place, repeat, ring, shape, starPath, stroke, svg } from '../svg.ts';
import { activity, coin } from './activity-sheet.ts';
import { scales } from './ground.ts';
import { glory, hairFrame } from './ornament.ts';
import { cross, cut, gilt, hollow, pen, type Scene, shade, solid } from './sheet.ts';

/** An umbrella over what is left. */
const umbrella: Scene = (s) => {
  const { inks } = s;
  const rain = repeat(17, (index) => svg`M${-236 + index * 30} -124l-44 250`);
  return (
    stroke(rain, inks.field, 2.5, ' stroke-dasharray="20 13"') +
    shape('M-112 12H112L86 112H-86z', inks.ground) +
    place(
      shape(
        'M-122 8C-118-104 118-104 122 8Q102-14 82 6Q62-14 41 4Q20-14 0 4Q-20-14-41 4Q-62-14-82 6Q-102-14-122 8z',
        inks.accent,
        ` stroke="${inks.body}" stroke-width="3"`,
      ) +
        shape('M-41 4C-38-60-16-80 0-80C16-80 38-60 41 4Q20-14 0 4Q-20-14-41 4z', inks.body) +
        shade(s, 'M41 4C38-60 16-80 0-80C90-84 120-40 122 8Q102-14 82 6Q62-14 41 4z') +
        stroke('M-82 6C-76-56-36-80 0-80C36-80 76-56 82 6', inks.cut, 2.2) +
        pen(s, 'M0-80V-96', 6) +
        pen(s, 'M0 4V88Q0 104 15 104Q30 104 30 90', 7),
      0,
      0,
      -5,
    ) +
    coin(s, -46, 82, 22) +
    coin(s, 60, 86, 18)
  );
};

/** A lifebuoy on its line before scales of waves. */
const lifebuoy: Scene = (s) => {
  const { inks } = s;
  return (
    stroke('M-16-124Q-8-100 0-86', inks.accent, 9) +
    stroke('M-16-124Q-8-100 0-86', inks.cut, 2, ' stroke-dasharray="3 6"') +
    disc(0, 12, 98, inks.ground) +
    ring(0, 12, 68, inks.body, 52) +
    ring(0, 12, 68, inks.cut, 46) +
    ring(0, 12, 68, inks.accent, 46, ' stroke-dasharray="53.400 53.400" stroke-linecap="butt"') +
    ring(0, 12, 84, inks.body, 1.6, fade(0.6)) +
    ring(0, 12, 52, inks.body, 1.6, fade(0.6)) +
    shade(s, 'M66-52A91 91 0 0 1 30 98L14 56A45 45 0 0 0 32-18z') +
    ring(0, 12, 101, inks.accent, 5, ' stroke-dasharray="124 34.600"')
  );
};

/** A week's diary; its last day is made good. */
const diary: Scene = (s) => {
  const { inks } = s;
  const days = (x: number, count: number): string =>
    repeat(count, (index) => {
      const y = -54 + index * 34;
      return (
        ring(x + 10, y, 8, inks.body, 2.5) +
        (index % 2 === 0 ? stroke(svg`M${x + 5} ${y}l4 5 8-10`, inks.accent, 3) : '') +
        stroke(svg`M${x + 28} ${y - 4}h44M${x + 28} ${y + 6}h26M${x} ${y + 17}h88`, inks.field, 2)
      );
    });
  return (
    place(
      repeat(7, (index) => box(118, -74 + index * 21, 26, 17, 2, index === 6 ? s.inks.accent : s.inks.body)) +
        solid(s, 'M-130-80Q-64-98 0-80Q64-98 130-80V86Q64 70 0 90Q-64 70-130 86z') +
        hollow(s, 'M0-76Q-62-92-120-76V74Q-62 60 0 80z', 2) +
        hollow(s, 'M0-76Q62-92 120-76V74Q62 60 0 80z', 2) +
        cross(s, 'M0-76Q10-80 18-81V75Q8 78 0 80z') +
        shade(s, 'M0-76Q-10-80-18-81V75Q-8 78 0 80z') +
        days(-104, 4) +
        days(26, 3) +
        gilt(s, 'M60-86h20V10l-10-12-10 12z'),
      -7,
      1,
      -4,
      0.9,
    ) + coin(s, 74, 52, 32)
  );
};

/** A purse with a clasp, open in the morning sun. */
const purse: Scene = (s) => {
  const { inks } = s;
  return (
    solid(s, 'M-78-18C-126 30-108 96-50 100H50C108 96 126 30 78-18z') +
    shade(s, 'M78-18C126 30 108 96 50 100H0C60 84 70 30 50-18z') +
    cut(s, 'M-60-4Q-78 30-64 66M-36 0Q-44 40-36 78M0 2V84', 2.2) +
    coin(s, -34, -44, 24) +
    coin(s, 36, -44, 24) +
    coin(s, 0, -62, 28) +
    shape('M-86-28Q0 8 86-28L80-8Q0 28-80-8z', inks.accent, ` stroke="${inks.cut}" stroke-width="2"`) +
    stroke('M-74-20Q0 14 74-20', inks.cut, 1.6) +
    stroke('M-84-26C-84-104 84-104 84-26', inks.accent, 8) +
    disc(-8, -90, 9, inks.accent, ` stroke="${inks.cut}" stroke-width="2"`) +
    disc(9, -90, 9, inks.accent, ` stroke="${inks.cut}" stroke-width="2"`) +
    shape(starPath(0, 52, 22, 9, 8), inks.accent)
  );
};

export const losses = {
  'daily-loss-relief-fund': activity('petrol', umbrella),
  rescue: activity('navyOnSky', lifebuoy, (s) => scales(s, 30)),
  'weekly-Compensation': activity('brassOnPaper', diary, hairFrame),
  cashback: activity(
    'oxblood',
    purse,
    (s) =>
      place(glory(0, 0, 560, s.inks.field, 36), s.width / 2, 190).replace('<circle', `<circle${fade(0.55)}`) +
      box(0, 208, s.width, 40, 0, s.inks.ground),
  ),
} satisfies Partial<ActivityDrawings>;
