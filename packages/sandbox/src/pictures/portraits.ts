/** What a shape of a portrait is; each manner of drawing says what that looks like. */
export const roles = ['ground', 'cloth', 'skin', 'hair', 'ink', 'lips', 'trim'] as const;
export type Role = (typeof roles)[number];

/** An ellipse or a box on a field of 24 by 24, by its middle and its half width and height; later ones lie on top. */
export interface Shape {
  readonly role: Role;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly isBox?: boolean;
}

export interface Portrait {
  /** Hues of what is not skin or hair, in degrees. */
  readonly ground: number;
  readonly cloth: number;
  /** Lightness of the skin, 0 to 1. */
  readonly skin: number;
  readonly hair: Hair;
  readonly shapes: readonly Shape[];
}

export const hairs = ['black', 'brown', 'copper', 'blond', 'grey'] as const;
export type Hair = (typeof hairs)[number];

type Place = readonly [x: number, y: number, w: number, h: number];

const ellipses = (role: Role, ...places: readonly Place[]): readonly Shape[] =>
  places.map(([x, y, w, h]) => ({ role, x, y, w, h }));
const boxes = (role: Role, ...places: readonly Place[]): readonly Shape[] =>
  places.map(([x, y, w, h]) => ({ role, x, y, w, h, isBox: true }));

/** What hangs behind the head, and what falls on the forehead. */
interface Cut {
  readonly behind: readonly Shape[];
  readonly front: readonly Shape[];
}

const cuts = {
  short: {
    behind: ellipses('hair', [12, 8.4, 5.6, 5]),
    front: ellipses('hair', [12, 6.2, 4.6, 2]),
  },
  parted: {
    behind: ellipses('hair', [12, 8.6, 5.8, 5.2]),
    front: ellipses('hair', [9.8, 6.4, 3.2, 2.2], [14.8, 5.9, 2.6, 1.6]),
  },
  curls: {
    behind: ellipses(
      'hair',
      [7.6, 8, 2.4, 2.4],
      [9.6, 5.4, 2.6, 2.4],
      [12.6, 4.4, 2.8, 2.4],
      [15.4, 6, 2.6, 2.6],
      [16.6, 8.8, 2, 2.2],
    ),
    front: ellipses('hair', [10, 6.4, 1.8, 1.3], [13.6, 6.2, 1.9, 1.3]),
  },
  shaved: { behind: ellipses('hair', [12, 8.8, 4.9, 4.6]), front: [] },
  cap: {
    behind: ellipses('hair', [12, 9.6, 5.4, 4.6]),
    front: [...ellipses('trim', [12, 6.4, 5.4, 3]), ...boxes('trim', [14.4, 8, 4.6, 0.7])],
  },
  long: {
    behind: [...ellipses('hair', [12, 9, 6.2, 5.8]), ...boxes('hair', [12, 14, 6.2, 5])],
    front: ellipses('hair', [9.6, 6.6, 3, 2], [14.6, 6.2, 2.6, 1.7]),
  },
  bob: {
    behind: [...ellipses('hair', [12, 8.8, 6, 5.4]), ...boxes('hair', [12, 11.6, 6, 3])],
    front: boxes('hair', [12, 6.9, 4.7, 1.1]),
  },
  bun: {
    behind: ellipses('hair', [12, 2.9, 2.7, 2.3], [12, 8.4, 5.6, 5]),
    front: ellipses('hair', [12, 6, 4.6, 1.8]),
  },
  afro: {
    behind: ellipses('hair', [12, 8.2, 7.8, 7]),
    front: ellipses('hair', [12, 5.9, 4.8, 1.8]),
  },
  braids: {
    behind: [
      ...ellipses(
        'hair',
        [12, 8.6, 5.8, 5.2],
        [6.4, 13.4, 1.4, 1.6],
        [6.2, 16.2, 1.3, 1.6],
        [17.6, 13.4, 1.4, 1.6],
        [17.8, 16.2, 1.3, 1.6],
      ),
      ...ellipses('trim', [6.2, 18.2, 1, 0.8], [17.8, 18.2, 1, 0.8]),
    ],
    front: ellipses('hair', [9.7, 6.3, 3, 1.8], [14.3, 6.3, 3, 1.8]),
  },
  scarf: {
    behind: [...ellipses('trim', [12, 9.6, 6.6, 6.8]), ...boxes('trim', [12, 16, 5, 4])],
    front: ellipses('trim', [12, 5.4, 4.9, 2.2]),
  },
} as const satisfies Record<string, Cut>;

const extras = {
  none: [],
  glasses: [
    ...ellipses('ink', [9.9, 11, 1.7, 1.5], [14.1, 11, 1.7, 1.5]),
    ...ellipses('skin', [9.9, 11, 1.2, 1], [14.1, 11, 1.2, 1]),
    ...boxes('ink', [12, 10.7, 0.6, 0.25]),
    ...ellipses('ink', [9.9, 11.1, 0.5, 0.5], [14.1, 11.1, 0.5, 0.5]),
  ],
  beard: [...ellipses('hair', [12, 14.9, 3.7, 2.4]), ...ellipses('lips', [12, 14, 1.4, 0.5])],
  moustache: [
    ...ellipses('hair', [10.9, 13.3, 1.5, 0.55], [13.1, 13.3, 1.5, 0.55]),
    ...ellipses('lips', [12, 14.2, 1, 0.4]),
  ],
  earrings: ellipses('trim', [7, 13.4, 0.7, 0.9], [17, 13.4, 0.7, 0.9]),
  flower: [
    ...ellipses('trim', [15.9, 5, 1, 1], [17.3, 6, 1, 1], [16.9, 4.4, 1, 1], [16, 6.4, 1, 1]),
    ...ellipses('ground', [16.5, 5.4, 0.6, 0.6]),
  ],
} as const satisfies Record<string, readonly Shape[]>;

function portrait(
  [ground, cloth]: readonly [ground: number, cloth: number],
  skin: number,
  hair: Hair,
  cut: keyof typeof cuts,
  extra: keyof typeof extras,
): Portrait {
  const { behind, front } = cuts[cut];
  const shapes = [
    ...behind,
    ...ellipses('cloth', [12, 25, 9, 7]),
    ...boxes('skin', [12, 17.2, 1.9, 2.6]),
    ...ellipses('trim', [12, 19.6, 2.7, 1]),
    ...ellipses(
      'skin',
      [12, 19, 2.3, 1.1],
      [7.3, 11.4, 0.9, 1.3],
      [16.7, 11.4, 0.9, 1.3],
      [12, 11, 4.7, 5.4],
    ),
    ...ellipses('ink', [9.9, 11, 0.6, 0.7], [14.1, 11, 0.6, 0.7]),
    ...boxes('hair', [9.9, 9.4, 1.1, 0.25], [14.1, 9.4, 1.1, 0.25]),
    ...ellipses('lips', [12, 14, 1.3, 0.5]),
    ...front,
    ...extras[extra],
  ];
  return { ground, cloth, skin, hair, shapes };
}

/** The two lists that members choose from: twelve each, no two alike. */
export const portraits = {
  male: [
    portrait([195, 30], 0.72, 'black', 'short', 'none'),
    portrait([30, 200], 0.55, 'black', 'shaved', 'beard'),
    portrait([150, 255], 0.8, 'copper', 'parted', 'none'),
    portrait([260, 90], 0.42, 'black', 'curls', 'glasses'),
    portrait([85, 20], 0.82, 'blond', 'short', 'moustache'),
    portrait([220, 350], 0.66, 'brown', 'cap', 'none'),
    portrait([350, 230], 0.76, 'brown', 'parted', 'glasses'),
    portrait([50, 165], 0.36, 'black', 'shaved', 'none'),
    portrait([180, 60], 0.7, 'grey', 'short', 'beard'),
    portrait([110, 290], 0.6, 'black', 'cap', 'beard'),
    portrait([300, 180], 0.84, 'brown', 'curls', 'none'),
    portrait([20, 120], 0.78, 'grey', 'shaved', 'glasses'),
  ],
  female: [
    portrait([30, 190], 0.72, 'brown', 'long', 'none'),
    portrait([200, 350], 0.42, 'black', 'afro', 'earrings'),
    portrait([340, 260], 0.82, 'copper', 'bun', 'none'),
    portrait([160, 40], 0.6, 'black', 'braids', 'none'),
    portrait([265, 90], 0.78, 'black', 'bob', 'glasses'),
    portrait([90, 220], 0.52, 'black', 'bun', 'earrings'),
    portrait([15, 160], 0.84, 'blond', 'long', 'flower'),
    portrait([230, 20], 0.66, 'brown', 'scarf', 'none'),
    portrait([120, 300], 0.36, 'black', 'braids', 'glasses'),
    portrait([55, 345], 0.76, 'grey', 'bob', 'earrings'),
    portrait([310, 140], 0.7, 'black', 'long', 'glasses'),
    portrait([185, 75], 0.8, 'brown', 'afro', 'flower'),
  ],
} as const satisfies Record<string, readonly Portrait[]>;
