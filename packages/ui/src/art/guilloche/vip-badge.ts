import { disc, place, polar, repeat, ring, shape } from '../svg.ts';
import type { Inks } from './inks.ts';
import { lobed, milled } from './ornament.ts';
import { engrave, inksNamed } from './picture.ts';
import type { Subject } from './sheet.ts';
import { bishop, kingPiece, pawn, queenPiece, rook } from './subjects-chess.ts';
import { owl, peacock, swan } from './subjects-fauna.ts';
import { trophy } from './subjects-games.ts';
import { crown, knight } from './subjects-salon.ts';

/** The pieces of a board, from the pawn to the king, and who has mastered it. */
const emblems: readonly [Subject, ...Subject[]] = [
  pawn,
  knight,
  bishop,
  rook,
  queenPiece,
  kingPiece,
  crown,
  owl,
  peacock,
  trophy,
  swan,
];
const grounds = [
  'navyOnSky',
  'bottleOnIvory',
  'bottle',
  'petrol',
  'navy',
  'aubergine',
  'garnet',
  'navy',
  'ochre',
  'espresso',
  'oxblood',
] as const;

const edge = ({ accent, field }: Inks, level: number): string => (level < 3 ? field : accent);

/** A seal, 120 x 120, with one more lobe and one more bead for each level. */
export function drawVipBadge(level: number): string {
  const rank = Math.min(10, Math.max(0, Math.round(level)));
  const ink = inksNamed(grounds[rank] ?? 'espresso');
  const emblem = emblems[rank] ?? emblems[0];
  return engrave({ seed: rank, prefix: `gv${rank}`, width: 120, height: 120, ink }, (sheet) =>
    place(
      shape(lobed(51, 5 + rank * 0.3, 8 + rank * 2), edge(ink, rank)) +
        disc(0, 0, 47, ink.ground) +
        milled(0, 0, 42, 6, rank > 5 ? ink.accent : ink.field, 2.4) +
        ring(0, 0, 38, ink.body, rank > 8 ? 2.4 : 1) +
        place(emblem(sheet), 0, -4, 0, 0.26) +
        repeat(rank, (index) => {
          const [x, y] = polar(0, 0, 33, 0.5 + (index - (rank - 1) / 2) * -0.055);
          return disc(x, y, 2.6, ink.accent);
        }),
      60,
      60,
    ),
  );
}
