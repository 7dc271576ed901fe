import type { Reels } from './slot-reels.ts';

/** One line that has paid. */
export interface WonLine {
  /** Index of the line. */
  readonly line: number;
  /** Cells of it that are alike, from the left. */
  readonly length: number;
  readonly text: string;
  /** What it pays, in words. */
  readonly amount: string;
}

export interface LinesOptions {
  /** As large as the reels are. */
  readonly drawing: SVGSVGElement;
  /** Where the line that is being shown is told. */
  readonly told: HTMLElement;
  /** Row of each reel, for each line. */
  readonly lines: readonly (readonly number[])[];
  readonly rowCount: number;
  readonly reels: Pick<Reels, 'cellAt'>;
  readonly isCalm: () => boolean;
  /** What is said of more than one line: their numbers, and, of as many as there is room for, what each pays. */
  readonly manyText: (lines: string) => string;
}

export interface Lines {
  readonly show: (won: readonly WonLine[]) => void;
  readonly clear: () => void;
}

/** The lines that have paid, drawn behind the symbols: all of them first, then one after another. Sent to the browser as its text. */
export function slotLines({ drawing, told, lines, rowCount, reels, isCalm, manyText }: LinesOptions): Lines {
  /** How long each is shown, in milliseconds: far below three changes a second. */
  const each = 1_400;
  /** Lines whose amounts are told beside each other. */
  const mostAmounts = 3;
  let timer: ReturnType<typeof setInterval> | undefined;

  function draw(won: readonly WonLine[]): void {
    unmark();
    const { clientWidth: width, clientHeight: height } = drawing;
    drawing.setAttribute('viewBox', `0 0 ${width} ${height}`);
    won.forEach(({ line, length }, place) => {
      const rows = lines[line] ?? [];
      // Beside each other where they cross the same cells.
      const shift = 8 * (place - (won.length - 1) / 2);
      // As far as it has paid.
      const points = rows
        .slice(0, length)
        .map((row, reel) => {
          const x = ((reel + 0.5) * width) / rows.length;
          return `${x},${((row + 0.5) * height) / rowCount + shift}`;
        })
        .join(' ');
      for (const name of ['casing', 'line']) {
        const path = document.createElementNS('http://www.w3.org/2000/svg', 'polyline');
        path.setAttribute('class', name);
        path.setAttribute('points', points);
        path.setAttribute('pathLength', '100');
        drawing.append(path);
      }
      rows.slice(0, length).forEach((row, reel) => {
        reels.cellAt(reel, row)?.setAttribute('data-won', '');
      });
      const start = reels.cellAt(0, rows[0] ?? 0);
      start?.setAttribute(
        'data-lines',
        `${start.getAttribute('data-lines') ?? ''} · ${line + 1}`.replace(/^ · /, ''),
      );
    });
    const [first, ...others] = won;
    told.textContent = others.length > 0 ? manyText(listOf(won)) : (first?.text ?? '');
  }

  function listOf(won: readonly WonLine[]): string {
    if (won.length > mostAmounts) return won.map(({ line }) => line + 1).join(', ');
    return won.map(({ line, amount }) => `${line + 1}: ${amount}`).join(' · ');
  }

  function unmark(): void {
    drawing.replaceChildren();
    for (const cell of document.querySelectorAll('[data-won]')) {
      cell.removeAttribute('data-won');
      cell.removeAttribute('data-lines');
    }
  }

  return {
    show: (won) => {
      draw(won);
      if (won.length < 2 || isCalm()) return;
      let next = 0;
      timer = setInterval(() => {
        const one = won[next % won.length];
        if (one) draw([one]);
        next += 1;
      }, each);
    },
    clear: () => {
      clearInterval(timer);
      unmark();
      told.textContent = '';
    },
  };
}
