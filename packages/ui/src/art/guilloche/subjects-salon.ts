import { type Suit, suitPath } from '../suit.ts';
import {
  box,
  disc,
  oval,
  place,
  polar,
  polygon,
  repeat,
  ring,
  shape,
  starPath,
  stroke,
  svg,
  wedge,
} from '../svg.ts';
import {
  around,
  cross,
  cut,
  gilt,
  hollow,
  pen,
  type Sheet,
  type Subject,
  shade,
  solid,
  twin,
} from './sheet.ts';

export const crown: Subject = (s) =>
  solid(s, 'M-84 52L-98-34L-54 8L-36-56L0-4L36-56L54 8L98-34L84 52z') +
  shade(s, 'M0-4L36-56L54 8L98-34L84 52H10z') +
  cut(s, 'M-80 26H80M-82 40H82', 3) +
  solid(s, 'M-86 56H86V82H-86z') +
  repeat(5, (index) =>
    disc(-68 + index * 34, 69, 7, s.inks.accent, ` stroke="${s.inks.cut}" stroke-width="2"`),
  ) +
  repeat(5, (index) =>
    disc([-98, -36, 0, 36, 98][index] ?? 0, [-42, -64, -14, -64, -42][index] ?? 0, 10, s.inks.accent),
  ) +
  gilt(s, 'M0-104L7-86L24-80L7-74L0-56L-7-74L-24-80L-7-86z');

export const topHat: Subject = (s) =>
  pen(s, 'M-92 92L88-76', 7) +
  disc(92, -80, 12, s.inks.accent) +
  solid(s, 'M-60-84Q0-70 60-84Q50-30 56 44Q0 66-56 44Q-50-30-60-84z') +
  shade(s, 'M16-76L60-84Q50-30 56 44Q36 54 14 56z') +
  oval(0, -82, 60, 12, s.inks.body, ` stroke="${s.inks.cut}" stroke-width="3"`) +
  cross(s, 'M-46-82A46 7 0 1 1 46-82A46 7 0 1 1-46-82z') +
  gilt(s, 'M-53 4Q0 24 53 4L56 38Q0 60-56 38z') +
  solid(s, 'M-104 36Q-70 48-56 40Q0 66 56 40Q70 48 104 36Q98 78 0 80T-104 36z') +
  cut(s, 'M-92 50Q0 86 92 50', 2.5);

export const violin: Subject = (s) =>
  place(
    pen(s, 'M62-100L-40 104', 4) +
      box(-7, -96, 14, 70, 3, s.inks.body) +
      pen(s, 'M-16-86H16M-16-74H16', 4) +
      solid(
        s,
        'M0-44C32-44 42-24 36-6C28 8 32 18 42 32C56 62 30 92 0 92S-56 62-42 32C-32 18-28 8-36-6C-42-24-32-44 0-44z',
      ) +
      shade(s, 'M14-40C40-36 42-20 36-6C28 8 32 18 42 32C56 62 30 92 6 92C30 60 10 30 16 6z') +
      cut(s, 'M-22 0q-8 12 0 22t0 22M22 0q8 12 0 22t0 22', 3.5) +
      gilt(s, 'M-9-60H9L12 20H-12zM-9 58H9L12 88H-12z') +
      stroke('M-5-84V60M0-84V60M5-84V60', s.inks.cut, 1.4),
    0,
    4,
    24,
  );

export const mask: Subject = (s) =>
  twin(
    s,
    'ma',
    solid(s, 'M0-24C40-52 86-46 104-60C100 0 76 40 34 34C14 30 8 14 0 14z') +
      shade(s, 'M60-44Q90-48 104-60C100 0 76 40 40 34C80 20 80-10 60-44z') +
      hollow(s, 'M20 0C36-22 66-20 76-8C66 14 34 16 20 0z', 1) +
      cut(s, 'M12-22Q50-38 92-40', 2) +
      solid(s, 'M14-30Q20-74 54-100Q56-60 34-34zM40-36Q56-76 96-92Q92-56 62-42z') +
      cut(s, 'M22-36Q30-68 50-90M48-40Q64-68 88-84', 2.5),
  ) +
  solid(s, 'M-12-28Q-18-74 0-106Q18-74 12-28z') +
  disc(0, -40, 11, s.inks.accent, ` stroke="${s.inks.cut}" stroke-width="3"`) +
  pen(s, 'M-96 20Q-104 60-84 96M96 20Q104 60 84 96', 4) +
  gilt(s, 'M-14 50C0 38 0 38 14 50Q0 62-14 50z');

export const chandelier: Subject = (s) =>
  pen(s, 'M0-106V-40', 4) +
  disc(0, -66, 9, s.inks.accent) +
  twin(
    s,
    'ch',
    pen(s, 'M0 40C40 44 50 20 48-2M0 52C76 64 92 30 90-2M2-40Q36 0 48 24M2-40Q74-10 90 22', 4) +
      gilt(s, 'M42-28Q48-44 48-50Q56-40 54-28zM84-28Q90-44 90-50Q98-40 96-28z') +
      box(42, -28, 12, 24, 1, s.inks.body) +
      box(84, -28, 12, 24, 1, s.inks.body) +
      solid(s, 'M34-4H62L56 6H40zM76-4H104L98 6H82z') +
      solid(s, 'M48 28l6 12-6 12-6-12zM90 26l6 12-6 12-6-12zM24 56l6 12-6 14-6-14z'),
  ) +
  solid(s, 'M0-40C24-20 22 20 14 44L20 60Q0 78-20 60L-14 44C-22 20-24-20 0-40z') +
  shade(s, 'M0-40C24-20 22 20 14 44L20 60Q10 70 4 70z') +
  solid(s, 'M0 72l8 16-8 18-8-18z');

/** The dealer's shirt front. */
export const dealer: Subject = (s) =>
  solid(s, 'M-104 104C-100 20-70-20-34-40L0-20L34-40C70-20 100 20 104 104z') +
  shade(s, 'M34-40C70-20 100 20 104 104H44L70 30z') +
  shape('M-34-40L0-10L34-40L22 104H-22z', s.inks.cut) +
  stroke('M-34-40L-22 104M34-40L22 104', s.inks.body, 2) +
  shape(suitPath('heart', 68, 40, 13), s.inks.accent) +
  cut(s, 'M-34-40L-66 10L-46 20L-22 104M34-40L66 10L46 20L22 104', 3) +
  disc(0, 30, 5, s.inks.body) +
  disc(0, 58, 5, s.inks.body) +
  disc(0, 86, 5, s.inks.body) +
  gilt(s, 'M0-28L-44-50V2L0-16L44 2V-50z') +
  stroke('M-34-38L-8-24M34-38L8-24M-34-10L-8-20M34-10L8-20', s.inks.cut, 2) +
  box(-9, -32, 18, 20, 4, s.inks.accent, ` stroke="${s.inks.cut}" stroke-width="2"`) +
  solid(s, 'M-26-50Q-30-96 0-98Q30-96 26-50L0-34z');

const wheelFace = (s: Sheet): string =>
  disc(0, 0, 104, s.inks.body) +
  shape(
    repeat(18, (index) => wedge(0, 0, 96, index / 18, (index + 0.5) / 18)),
    s.inks.cut,
  ) +
  shape(wedge(0, 0, 96, 0, 1 / 36) + wedge(0, 0, 96, 0.5, 0.5 + 1 / 36), s.inks.accent) +
  ring(0, 0, 70, s.inks.body, 5) +
  ring(0, 0, 96, s.inks.body, 3);

export const roulette: Subject = (s) =>
  wheelFace(s) +
  disc(0, 0, 50, s.inks.body) +
  ring(0, 0, 42, s.inks.cut, 10, ' stroke-dasharray="1.400 2.600" stroke-linecap="butt"') +
  around(s, 'rl', gilt(s, 'M-4 0L-5-40H5L4 0zM0-52a9 9 0 1 1-.1 0z'), 4) +
  disc(0, 0, 11, s.inks.accent, ` stroke="${s.inks.cut}" stroke-width="3"`) +
  disc(58, -62, 8, s.inks.cut, ` stroke="${s.inks.body}" stroke-width="3"`);

/** The wheel at an angle, on its bowl. */
export const rouletteBowl: Subject = (s) =>
  solid(s, 'M-104-6Q-96 60-30 78V92H30V78Q96 60 104-6z') +
  shade(s, 'M20 80Q96 60 104-6L80 6Q60 50 10 60z') +
  `<g transform="translate(0 -10) scale(1 .46)">${wheelFace(s)}${disc(0, 0, 48, s.inks.body)}</g>` +
  gilt(s, 'M-8-8L-5-66A9 9 0 1 1 5-66L8-8Q0 0-8-8zM-40-40h80v6h-80z') +
  disc(-44, -40, 6, s.inks.accent) +
  disc(44, -40, 6, s.inks.accent) +
  cut(s, 'M-90 24Q0 84 90 24', 2.5);

const die = (s: Sheet, pips: readonly string[]): string =>
  solid(s, 'M0-56L50-30V26L0 56L-50 26V-30z') +
  shade(s, 'M0 0L50-30V26L0 56z') +
  cut(s, 'M-50-30L0 0L50-30M0 0V56', 3) +
  pips.join('');

export const dice: Subject = (s) => {
  const pip = (x: number, y: number, top: boolean): string =>
    oval(x, y, top ? 8 : 5, top ? 4.5 : 7, s.inks.cut);
  const a = die(s, [
    pip(0, -28, true),
    pip(-36, -8, false),
    pip(-14, 26, false),
    pip(-25, 8, false),
    oval(25, 12, 5, 8, s.inks.accent),
  ]);
  const b = die(s, [
    pip(-16, -28, true),
    pip(16, -28, true),
    pip(-25, 10, false),
    pip(14, 26, false),
    pip(36, -6, false),
  ]);
  return (
    place(a, -42, 34, -8, 1.08) +
    place(b, 44, -36, 14, 1.02) +
    shape(starPath(-60, -62, 14, 4, 4) + starPath(70, 72, 12, 4, 4), s.inks.accent)
  );
};

export const knight: Subject = (s) =>
  solid(
    s,
    'M-46 66C-46 30-10 12-4-10C-18 2-32 6-40 16C-54 28-72 14-64-4C-54-26-50-60-20-76L-16-98L4-80C54-66 62-10 52 66z',
  ) +
  shade(s, 'M4-80C54-66 62-10 52 66H24C36 20 40-40 0-72z') +
  cut(s, 'M8-72Q34-50 36 0M20-66Q48-40 46 20M-4-10Q10-20 10-34M-58 2q8-4 12 2', 3) +
  disc(-22, -46, 5, s.inks.cut) +
  solid(s, 'M-56 70H60L66 84H-62zM-70 88H74V102H-70z') +
  gilt(s, 'M-50 60H54V68H-50z');

export const chips: Subject = (s) => {
  const stack = (count: number): string =>
    repeat(count, (index) => {
      const y = -index * 15;
      return (
        solid(s, svg`M-46 ${y - 14}v13a46 15 0 0 0 92 0v-13z`) +
        shape(
          svg`M-12 ${y + 0}h20v13h-20zM26 ${y - 4}l12-4v13l-12 4zM-40 ${y - 8}l12 4v13l-12-4z`,
          index % 2 === 0 ? s.inks.accent : s.inks.cut,
        )
      );
    }) +
    svg`<g transform="translate(0 ${-count * 15}) scale(1 .33)">${disc(0, 0, 46, s.inks.body, ` stroke="${s.inks.cut}" stroke-width="3"`) + ring(0, 0, 36, s.inks.accent, 9, ' stroke-dasharray="16 12"') + shape(suitPath('spade', 0, 0, 18), s.inks.cut)}</g>`;
  return place(stack(7), -50, 50) + place(stack(4), 56, 44) + place(stack(2), 2, 80);
};

export const bell: Subject = (s) =>
  disc(0, 72, 14, s.inks.accent) +
  solid(
    s,
    'M-88 66C-58 46-62-6-52-36C-42-68-18-78-12-82A13 13 0 0 1 12-82C18-78 42-68 52-36C62-6 58 46 88 66z',
  ) +
  shade(s, 'M10-80C42-68 42-20 46 10C48 40 56 52 64 66H88C58 46 62-6 52-36C42-68 18-78 12-82z') +
  cut(s, 'M-58 20Q0 34 58 20M-61 32Q0 46 61 32M-50-34Q0-22 50-34', 3) +
  gilt(s, 'M-90 64H90V74H-90zM-12-96a12 12 0 0 1 24 0z');

export const coupes: Subject = (s) => {
  const glass =
    hollow(s, 'M-34-44H34Q34-6 0-2Q-34-6-34-44z', 3.5) +
    gilt(s, 'M-31-32H31Q26-9 0-6Q-26-9-31-32z') +
    pen(s, 'M0-2V38M-20 40H20', 4) +
    disc(-8, -22, 2.5, s.inks.cut) +
    disc(8, -17, 2.5, s.inks.cut);
  const id = `${s.prefix}-cp`;
  const at = [
    [-74, 58],
    [74, 58],
    [-37, -22],
    [37, -22],
  ]
    .map(([x = 0, y = 0]) => svg`<use href="#${id}" x="${x}" y="${y}"/>`)
    .join('');
  return (
    `<defs><g id="${id}">${glass}</g></defs>${at}` +
    svg`<use href="#${id}" y="58"/><use href="#${id}" y="-62"/>`
  );
};

export const ace =
  (suit: Suit): Subject =>
  (s) =>
    solid(s, suitPath(suit, 0, 0, 102)) +
    `<g transform="scale(.82)">${stroke(suitPath(suit, 0, 0, 100), s.inks.cut, 2.5)}</g>` +
    `<g transform="scale(.72)">${shade(s, suitPath(suit, 0, 0, 100))}${cross(s, suitPath(suit, 0, 0, 60))}</g>` +
    `<g transform="scale(.3)">${gilt(s, suitPath(suit, 0, 0, 100))}</g>`;

/** Three pips of a suit, as on a low card. */
export const trey =
  (suit: Suit): Subject =>
  (s) =>
    [
      [0, -54],
      [-54, 46],
      [54, 46],
    ]
      .map(([x = 0, y = 0]) =>
        place(
          solid(s, suitPath(suit, 0, 0, 52)) +
            shade(s, suitPath(suit, 0, 0, 38)) +
            gilt(s, suitPath(suit, 0, 0, 17)),
          x,
          y,
        ),
      )
      .join('');

const face = (s: Sheet, suit: Suit): string =>
  box(-38, -56, 76, 112, 7, s.inks.cut, ` stroke="${s.inks.body}" stroke-width="3.500"`) +
  shape(
    suitPath(suit, 0, 0, 22) + suitPath(suit, -25, -42, 8),
    suit === 'heart' || suit === 'diamond' ? s.inks.accent : s.inks.body,
  );

export const fan: Subject = (s) => {
  const suits: readonly Suit[] = ['club', 'diamond', 'spade', 'heart'];
  return (
    suits.map((suit, index) => place(place(face(s, suit), 0, -58), 0, 62, -48 + index * 32)).join('') +
    disc(0, 66, 14, s.inks.accent) +
    gilt(s, polygon(0, 66, 24, 4))
  );
};

export const queen: Subject = (s) =>
  solid(s, 'M-100 104C-96 50-60 30-34 22V0C-56-10-52-66 0-66S56-10 34 0V22C60 30 96 50 100 104z') +
  shape('M-24-34Q0-54 24-34Q28 4 0 16Q-28 4-24-34z', s.inks.cut) +
  stroke('M-14-20q5-4 10 0M5-20q5-4 9 0M0-18l-3 12h5M-7 2Q0 7 7 2', s.inks.body, 2.5) +
  shade(s, 'M34 22C60 30 96 50 100 104H40L60 60z') +
  gilt(s, 'M-44-62L-50-100L-24-82L0-106L24-82L50-100L44-62Q0-80-44-62z') +
  cut(s, 'M-44-20Q-50 10-60 26M44-20Q50 10 60 26M-50 40L0 92L50 40M-34 24L0 62L34 24', 3) +
  repeat(5, (index) => {
    const [x, y] = polar(0, -10, 52, 0.32 + index * 0.09);
    return disc(x, y + 2, 5, s.inks.accent);
  });
