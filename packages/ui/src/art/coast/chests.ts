import { type ChestPose, type ChestRung, chestFrame } from '../chest-kinds.ts';
import { box, disc, fade, place, ROOT, repeat, ring, shape, starPath, stroke } from '../svg.ts';

/** Highlight, body, shade; and of the mounts on it: light, dark. */
interface Make {
  readonly body: readonly [string, string, string];
  readonly mounts: readonly [string, string];
  /** Shut and open, standing on the body's rim; what is seen inside when open. */
  readonly lid: string;
  readonly raised: string;
  readonly inside: string;
  /** Half of the body's width. */
  readonly half: number;
}

const INK = '#0a1416';
const GOLD = ['#ffe9a8', '#f7b221', '#9d5200'] as const;

const makes: Readonly<Record<ChestRung, Make>> = {
  wood: {
    body: ['#c98b53', '#94592c', '#5c3316'],
    mounts: ['#a7b0b2', '#4c5658'],
    lid: 'M-40 0V-18L-34-24H34L40-18V0z',
    raised: 'M-40 0L-36-38H36L40 0z',
    inside: 'M-34 0L-31-31H31L34 0z',
    half: 40,
  },
  silver: {
    body: ['#eef5f7', '#a9bcc6', '#5f7684'],
    mounts: ['#58b7b4', '#1d5c62'],
    lid: 'M-43 0C-43-34 43-34 43 0z',
    raised: 'M-43 0C-46-58 46-58 43 0z',
    inside: 'M-36 0C-38-46 38-46 36 0z',
    half: 43,
  },
  gold: {
    body: GOLD,
    mounts: ['#ff8d7e', '#8f2230'],
    lid: 'M-47 0C-47-44 47-44 47 0z',
    raised: 'M-47 0C-52-66 52-66 47 0z',
    inside: 'M-39 0C-43-53 43-53 39 0z',
    half: 47,
  },
};

/** What sets a rung off from the others at a glance: boards, rivets, or a jewel and feet. */
function ornament(rung: ChestRung, { body, mounts, half }: Make): string {
  if (rung === 'wood')
    return (
      stroke(`M${-half} 12H${half}M${-half} 24H${half}`, body[2], 2) +
      box(-28, 0, 8, 36, 0, mounts[1]) +
      box(20, 0, 8, 36, 0, mounts[1])
    );
  if (rung === 'silver')
    return (
      box(-half, 0, 12, 36, 3, mounts[0]) +
      box(half - 12, 0, 12, 36, 3, mounts[0]) +
      repeat(
        3,
        (row) => disc(-half + 6, 7 + row * 11, 2.2, body[0]) + disc(half - 6, 7 + row * 11, 2.2, body[0]),
      )
    );
  return (
    shape(`M${-half} 36h16l-4 8h-12zM${half} 36h-16l4 8h12z`, body[2]) +
    box(-34, 0, 10, 36, 2, mounts[1]) +
    box(24, 0, 10, 36, 2, mounts[1]) +
    repeat(3, (row) => disc(-29, 7 + row * 11, 2.6, mounts[0]) + disc(29, 7 + row * 11, 2.6, mounts[0]))
  );
}

const padlock =
  ring(0, 4, 8, '#dfe6e6', 4) +
  box(-11, 6, 22, 19, 4, '#37474b') +
  box(-11, 6, 22, 5, 3, '#6b7b80') +
  disc(0, 15, 3, '#dfe6e6') +
  box(-1.5, 15, 3, 6, 0, '#dfe6e6');

/** Coins over the rim, more of them the nobler the chest. */
const hoard = (rows: number, half: number): string =>
  repeat(rows, (row) => {
    const count = 6 - row;
    return repeat(count, (index) => {
      const x = (index - (count - 1) / 2) * ((half * 1.7) / 6);
      const y = -3 - row * 9 - (index % 2) * 2;
      return disc(x, y, 8, GOLD[2]) + disc(x - 1, y - 1, 7, GOLD[1]) + ring(x - 1, y - 1, 4, GOLD[0], 1.5);
    });
  });

function figure(rung: ChestRung, pose: ChestPose): string {
  const make = makes[rung];
  const { body, mounts, half } = make;
  const rows = { wood: 1, silver: 2, gold: 3 }[rung];
  const crest =
    rung === 'gold'
      ? shape('M-12 0L-15-14L-6-7L0-18L6-7L15-14L12 0z', body[0]) + disc(0, -5, 3, mounts[1])
      : '';
  const top =
    pose === 'locked'
      ? place(crest, 0, -31) +
        shape(make.lid, body[1]) +
        stroke(`M${-half + 8} -6H${half - 8}`, body[0], 2.5, fade(0.7))
      : place(crest, 0, -46) +
        shape(make.raised, body[2]) +
        stroke(make.raised, body[1], 4) +
        shape(make.inside, INK) +
        (pose === 'full' ? hoard(rows, half) : '');
  return (
    top +
    shape(`M${-half} 0H${half}L${half - 3} 38H${-half + 3}z`, body[1]) +
    shape(`M${half * 0.25} 0H${half}L${half - 3} 38H${half * 0.25}z`, body[2], fade(0.45)) +
    ornament(rung, make) +
    box(-half - 2, -4, half * 2 + 4, 8, 2, mounts[0]) +
    box(-half - 2, 1, half * 2 + 4, 3, 1, mounts[1]) +
    (pose === 'locked' ? place(padlock, 0, -2) : box(-7, 0, 14, 14, 3, mounts[1]) + disc(0, 6, 3, INK)) +
    (pose === 'full'
      ? shape(starPath(half - 8, -34, 9, 3, 4) + starPath(-half + 4, -26, 6, 2, 4), '#fffdec')
      : '')
  );
}

/** A chest as it was washed ashore. */
export function drawChest(rung: ChestRung, pose: ChestPose): string {
  const { width, height } = chestFrame;
  const shadow = `<ellipse cx="60" cy="98" rx="44" ry="4" fill="${INK}"${fade(0.45)}/>`;
  return `<svg ${ROOT} viewBox="0 0 ${width} ${height}">${shadow}${place(figure(rung, pose), 60, 61, 0, 0.9)}</svg>`;
}
