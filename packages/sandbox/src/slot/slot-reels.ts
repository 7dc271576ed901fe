/** How the reels are told from outside. */
export interface Reels {
  /** All of them begin to turn. */
  readonly spin: () => void;
  /** They stop one after another on these symbols, by reel from the top; resolved when the last one rests. */
  readonly land: (shown: readonly (readonly string[])[]) => Promise<void>;
  /** The cell that is seen there while the reels rest. */
  readonly cellAt: (reel: number, row: number) => Element | undefined;
}

export interface ReelsOptions {
  /** Each with a strip of cells in it. */
  readonly reels: readonly HTMLElement[];
  readonly rowCount: number;
  readonly symbols: readonly string[];
  /** What the strips show at first, by reel from the top. */
  readonly start: readonly (readonly string[])[];
  /** Nothing moves: results are there at once. */
  readonly isCalm: () => boolean;
  readonly onStop: () => void;
}

/**
 * Reels that move as strips. Like the script that uses it, it is sent to the browser as its text and uses nothing from outside
 * itself. A strip is a ring of symbols whose first ones stand once more at its end, so that there is never a gap to be seen.
 */
export function slotReels({ reels, rowCount, symbols, start, isCalm, onStop }: ReelsOptions): Reels {
  /** In cells a second, and how long the way there takes, in seconds. */
  const topSpeed = 26;
  const speedUp = 0.22;
  /** Between one reel's stop and the next one's, in milliseconds. */
  const stagger = 190;
  /** How far it rolls out, in cells; and how it ends: a little beyond its place, and back. */
  const rollOut = 6;
  const bounce = 0.6;
  const isStepped = getComputedStyle(document.documentElement)
    .getPropertyValue('--motion-ease')
    .includes('steps');

  interface Strip {
    readonly reel: HTMLElement;
    readonly moving: HTMLElement;
    readonly cells: readonly Element[];
    /** Cells until the ring begins again. */
    readonly length: number;
    /** Cell at the top, of the ring; between two of them while it moves. */
    place: number;
    speed: number;
    /** Where it stops, and since when it rolls out; null: it turns on. */
    goal: { from: number; distance: number; since: number; lasts: number } | null;
    isMoving: boolean;
    rest: () => void;
  }

  const strips = reels.map((reel): Strip => {
    const moving = reel.firstElementChild as HTMLElement;
    const cells = [...moving.children];
    const length = cells.length - rowCount - 1;
    const rest = () => undefined;
    return { reel, moving, cells, length, place: 0, speed: 0, goal: null, isMoving: false, rest };
  });

  const around = (strip: Strip, place: number) => ((place % strip.length) + strip.length) % strip.length;

  function put(strip: Strip, index: number, symbol: string): void {
    const place = around(strip, index);
    for (const cell of [strip.cells[place], strip.cells[place + strip.length]]) {
      cell?.querySelector('use')?.setAttribute('href', `#symbol-${symbol}`);
    }
  }

  function draw(strip: Strip): void {
    const place = isStepped ? Math.round(strip.place * 4) / 4 : strip.place;
    strip.moving.style.transform = `translateY(${(-100 * around(strip, place)) / strip.cells.length}%)`;
    strip.reel.dataset.speed =
      strip.speed > topSpeed * 0.6 ? 'fast' : strip.speed > topSpeed * 0.2 ? 'slow' : '';
  }

  /** Fills what is out of sight anew, so that no two turns look alike. */
  function shuffle(strip: Strip): void {
    for (let index = rowCount; index < strip.length; index += 1) {
      put(strip, strip.place + index, symbols[Math.floor(Math.random() * symbols.length)] ?? '');
    }
  }

  function showAtOnce(strip: Strip, shown: readonly string[]): void {
    shown.forEach((symbol, row) => {
      put(strip, row, symbol);
    });
    Object.assign(strip, { place: 0, speed: 0, goal: null, isMoving: false });
    draw(strip);
  }

  function rollOutTo(strip: Strip, shown: readonly string[], now: number): void {
    const end = Math.floor(strip.place) - rollOut;
    shown.forEach((symbol, row) => {
      put(strip, end + row, symbol);
    });
    const distance = strip.place - end;
    // Begins as fast as it turns: the curve below leaves its start at three times and a bit its mean speed.
    const lasts = ((3 + bounce) * distance * 1000) / Math.max(strip.speed, topSpeed / 2);
    strip.goal = { from: strip.place, distance, since: now, lasts };
  }

  function advance(strip: Strip, now: number, seconds: number): void {
    if (strip.goal === null) {
      strip.speed = Math.min(topSpeed, strip.speed + (topSpeed * seconds) / speedUp);
      strip.place -= strip.speed * seconds;
      return;
    }
    const { from, distance, since, lasts } = strip.goal;
    const left = Math.min(1, (now - since) / lasts) - 1;
    const before = strip.place;
    strip.place = from - distance * (1 + (bounce + 1) * left ** 3 + bounce * left ** 2);
    strip.speed = seconds > 0 ? Math.abs(before - strip.place) / seconds : 0;
    if (left < 0) return;
    Object.assign(strip, {
      place: around(strip, Math.round(from - distance)),
      speed: 0,
      goal: null,
      isMoving: false,
    });
    onStop();
    strip.rest();
  }

  let last = 0;
  function frame(now: number): void {
    // A tab in the background is given no frames: what was missed is not made up for at once.
    const seconds = Math.min(0.05, (now - last) / 1000);
    last = now;
    const moving = strips.filter((strip) => strip.isMoving);
    for (const strip of moving) {
      advance(strip, now, seconds);
      draw(strip);
    }
    if (moving.length > 0) requestAnimationFrame(frame);
  }

  strips.forEach((strip, reel) => {
    shuffle(strip);
    showAtOnce(strip, start[reel] ?? []);
  });

  return {
    spin: () => {
      if (isCalm()) return;
      for (const strip of strips) {
        shuffle(strip);
        strip.isMoving = true;
      }
      last = performance.now();
      requestAnimationFrame(frame);
    },
    land: async (shown) => {
      await Promise.all(
        strips.map((strip, reel) => {
          const symbolsOf = shown[reel] ?? [];
          if (!strip.isMoving) return showAtOnce(strip, symbolsOf);
          return new Promise<void>((resolve) => {
            strip.rest = resolve;
            setTimeout(() => rollOutTo(strip, symbolsOf, performance.now()), reel * stagger);
          });
        }),
      );
    },
    cellAt: (reel, row) => {
      const strip = strips[reel];
      return strip?.cells[around(strip, strip.place) + row];
    },
  };
}
