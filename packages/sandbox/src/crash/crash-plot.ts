export interface PlotOptions {
  /** Of 100 by 100, as large as the sky. */
  readonly curve: SVGPathElement;
  /** Along the curve, below it. */
  readonly trail: SVGPathElement;
  /** Moved to the end of the curve. */
  readonly flyer: HTMLElement;
  /** Moved to where the player has got out. */
  readonly exit: HTMLElement;
  readonly sky: HTMLElement;
  /** Nothing in the brand's pictures slopes. */
  readonly isStepped: boolean;
}

export interface Plot {
  /**
   * The flight so far.
   * @param flown in milliseconds
   * @param left when the player has got out, in milliseconds of the flight; null: that has not happened
   * @param multiplierAt after so many milliseconds; 1 is the start
   */
  readonly draw: (flown: number, left: number | null, multiplierAt: (flown: number) => number) => void;
}

/** The curve of a flight and what flies at its end. Sent to the browser as its text. */
export function crashPlot({ curve, trail, flyer, exit, sky, isStepped }: PlotOptions): Plot {
  /** The picture begins to move along after so many milliseconds, and shows at least so much of a multiplier. */
  const shortest = 6_000;
  const lowestTop = 1.8;
  /** Where the curve begins, and where it may end, in hundredths of the sky. */
  const [start, bottom, right, top] = [12, 88, 86, 20];
  const points = isStepped ? 32 : 48;

  return {
    draw: (flown, left, multiplierAt) => {
      const width = Math.max(shortest, flown);
      const highest = Math.max(lowestTop, multiplierAt(flown));
      const placeAt = (time: number) => {
        const x = start + (time / width) * (right - start);
        const y = bottom - ((multiplierAt(time) - 1) / (highest - 1)) * (bottom - top);
        return [x, y] as const;
      };
      const places = Array.from({ length: points + 1 }, (_, index) => placeAt((flown * index) / points));
      const line = places
        .map(([x, y], index) => {
          const before = places[index - 1];
          const step = isStepped && before ? `${x.toFixed(2)} ${before[1].toFixed(2)}L` : '';
          return `${step}${x.toFixed(2)} ${y.toFixed(2)}`;
        })
        .join('L');
      const [x, y] = placeAt(flown);
      const [beforeX, beforeY] = placeAt(flown * 0.96);
      for (const path of [trail, curve]) path.setAttribute('d', `M${line}`);
      const { clientWidth, clientHeight } = sky;
      const angle = Math.atan2((beforeY - y) * clientHeight, (x - beforeX) * clientWidth);
      const move = (thing: HTMLElement, [across, down]: readonly [number, number]) => {
        thing.style.transform = `translate(${(across * clientWidth) / 100}px,${(down * clientHeight) / 100}px)`;
      };
      move(flyer, [x, y]);
      if (left === null) return;
      const place = placeAt(Math.min(left, flown));
      move(exit, place);
      // Its words stand over the curve, where the sky is empty; near the beginning there is no room for them.
      exit.dataset.side = place[0] > 28 ? 'before' : 'after';
      flyer.style.setProperty('--climb', `${flown > 0 ? -angle : 0}rad`);
    },
  };
}
