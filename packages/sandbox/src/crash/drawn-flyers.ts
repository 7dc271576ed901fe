import type { CrashThing } from '@fortuna/domain/crash-things.ts';

/** What is drawn with lines. */
export type DrawnFlyer = Extract<
  CrashThing,
  'airship' | 'balloon' | 'comet' | 'glider' | 'kite' | 'plane' | 'rocket'
>;

/** The few inks of a family. */
export interface FlyerInks {
  readonly warm: string;
  readonly gold: string;
  readonly cool: string;
  readonly pale: string;
  /** Of lines before the sky. */
  readonly cord: string;
  readonly ink: string;
}

const line = (path: string, colour: string, width: number) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
const area = (path: string, colour: string) => `<path d="${path}" fill="${colour}"/>`;

/** On fields of 64 x 64: what flies up to the right, as it stands before it takes off. */
export const drawnFlyers = ({
  warm,
  gold,
  cool,
  pale,
  cord,
  ink,
}: FlyerInks): Readonly<Record<DrawnFlyer, string>> => ({
  kite:
    line('M32 40C26 50 36 54 30 62', cord, 2) +
    area('M29 47l-7 2 7 3zM33 55l7 1-6 4z', gold) +
    area('M32 4L54 24 32 42 10 24z', warm) +
    area('M32 4L54 24H32z', gold) +
    area('M32 42L10 24h22z', cool) +
    line('M32 4v38M10 24h44', ink, 1.6),
  glider:
    line('M7 21L31 50M20 15l11 35M44 15L33 50M57 21L33 50', cord, 1.2) +
    area('M3 22C8 8 20 3 32 3s24 5 29 19c-8-6-18-9-29-9S11 16 3 22z', warm) +
    area('M14 9c4-3 8-4 12-5-2 3-4 6-4 10-4 1-8 2-11 4 0-4 1-7 3-9z', gold) +
    area('M50 9c-4-3-8-4-12-5 2 3 4 6 4 10 4 1 8 2 11 4 0-4-1-7-3-9z', cool) +
    line('M29 50l-3-6M35 50l4-6', cord, 2.2) +
    `<circle cx="32" cy="44.500" r="3.200" fill="${cord}"/>` +
    line('M30.500 56l-1 6M33.500 56l4 5', cool, 2.8) +
    area('M28.500 48.500h7l-1 9h-5z', gold),
  plane:
    area('M4 40l6-1 7 5 10-3L12 20l7-2 21 18 12-4c6-2 9 0 9 3s-3 5-8 7L18 54c-6 1-9-1-11-5z', pale) +
    area('M27 41L12 20l7-2 21 18zM4 40l6-1 7 5-6 3z', warm) +
    area('M30 48l9-3 2 13-5 1z', cool) +
    `<g fill="${ink}"><circle cx="41" cy="41" r="1.700"/><circle cx="46" cy="39.400" r="1.700"/><circle cx="51" cy="37.800" r="1.700"/></g>` +
    area('M18 54l35-12c-2 3-6 5-10 6L20 55z', gold),
  rocket: `<g transform="rotate(52 32 32)">${
    area('M25 50c-4 6-2 10 7 14 9-4 11-8 7-14z', gold) +
    area('M20 34L9 50l13-4zM44 34l11 16-13-4z', cool) +
    area('M32 1c11 10 14 28 8 49H24C18 29 21 11 32 1z', pale) +
    area('M32 1c6 5 9 11 10 18H22c1-7 4-13 10-18z', warm)
  }<circle cx="32" cy="29" r="5" fill="${cool}" stroke="${ink}" stroke-width="1.600"/>${line('M25 46h14', ink, 1.6)}</g>`,
  balloon:
    area('M32 3c14 0 23 10 23 22 0 10-8 17-14 23H23C17 42 9 35 9 25 9 13 18 3 32 3z', warm) +
    area('M32 3c6 0 9 10 9 22 0 10-4 17-6 23h-6c-2-6-6-13-6-23C23 13 26 3 32 3z', gold) +
    line('M9 25c8 4 38 4 46 0M13 35c8 3 30 3 38 0', pale, 1.4) +
    line('M25 48l2 6M39 48l-2 6M32 48v6', ink, 1.4) +
    area('M25 54h14l-2 8H27z', ink),
  airship:
    area('M12 22L2 12h8l10 7zM12 36L2 46h8l10-7z', cool) +
    area('M62 29C57 15 18 13 4 29 18 45 57 43 62 29z', warm) +
    area(
      'M4 29c3-2 7-3.500 11-4.500 16-1.500 31-1 44 2l3 2.500-3 2.500c-13 3-28 3.500-44 2-4-1-8-2.500-11-4.500z',
      gold,
    ) +
    line('M24 18c-4 7-4 15 0 22M42 17c3 8 3 16 0 24', pale, 1.4) +
    line('M28 40l1 6M42 40l-1 6', ink, 1.4) +
    area('M22 45h27c-1 6-5 8-9 8h-9c-5 0-8-3-9-8z', ink),
  comet:
    area('M2 60C10 40 22 26 40 14l12 11C40 42 24 54 2 60z', warm) +
    area('M12 52c8-14 18-24 30-32l6 6C38 38 26 47 12 52z', gold) +
    area('M46 5l4 9 10-1-6 8 5 9-10-2-7 7-1-10-9-5 9-4z', pale),
});
