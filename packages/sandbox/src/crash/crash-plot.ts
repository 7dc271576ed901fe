export interface PlotOptions {
  /** Of 100 by 100, as large as the sky. */
  readonly curve: SVGPathElement;
  /** Below the curve, as wide as nothing where it begins and where it ends. */
  readonly area: SVGPathElement;
  /** Moved to the end of the curve. */
  readonly flyer: HTMLElement;
  readonly sky: HTMLElement;
}

export interface Plot {
  /** The flight so far. @param flown in milliseconds @param multiplierAt after so many of them; 1 is the start */
  readonly draw: (flown: number, multiplierAt: (flown: number) => number) => void;
}

/** The curve of a flight and what flies at its end. Sent to the browser as its text. */
export function crashPlot({ curve, area, flyer, sky }: PlotOptions): Plot {
  /** The picture begins to move along after so many milliseconds, and shows at least so much of a multiplier. */
  const shortest = 6_000;
  const lowestTop = 1.8;
  /** Where the curve begins, and where it may end, in hundredths of the sky. */
  const [left, bottom, right, top] = [12, 88, 86, 20];
  const points = 48;

  return {
    draw: (flown, multiplierAt) => {
      const width = Math.max(shortest, flown);
      const highest = Math.max(lowestTop, multiplierAt(flown));
      const placeAt = (time: number) => {
        const x = left + (time / width) * (right - left);
        const y = bottom - ((multiplierAt(time) - 1) / (highest - 1)) * (bottom - top);
        return [x, y] as const;
      };
      const places = Array.from({ length: points + 1 }, (_, index) => placeAt((flown * index) / points));
      const line = places.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L');
      const [x, y] = placeAt(flown);
      const [beforeX, beforeY] = placeAt(flown * 0.96);
      curve.setAttribute('d', `M${line}`);
      area.setAttribute('d', `M${line}Q${x.toFixed(2)} ${bottom} ${left} ${bottom}Z`);
      const { clientWidth, clientHeight } = sky;
      const angle = Math.atan2((beforeY - y) * clientHeight, (x - beforeX) * clientWidth);
      flyer.style.transform = `translate(${(x * clientWidth) / 100}px,${(y * clientHeight) / 100}px)`;
      flyer.style.setProperty('--climb', `${flown > 0 ? -angle : 0}rad`);
    },
  };
}
