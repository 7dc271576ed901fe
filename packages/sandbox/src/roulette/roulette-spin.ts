export interface SpinOptions {
  readonly rotor: SVGElement;
  readonly ball: SVGElement;
  /** Numbers clockwise from the top. */
  readonly order: readonly number[];
  /** Nothing turns: the number is there when it is told. */
  readonly isCalm: () => boolean;
}

export interface WheelSpin {
  /** The wheel turns, and the ball comes to lie at this number. @param lasts in milliseconds */
  readonly spin: (number: number, lasts: number) => void;
  /** It rests with this number at the top; null: as it was before the first round. */
  readonly rest: (number: number | null) => void;
}

/** The wheel and its ball. Sent to the browser as its text. */
export function rouletteSpin({ rotor, ball, order, isCalm }: SpinOptions): WheelSpin {
  const isStepped = getComputedStyle(document.documentElement)
    .getPropertyValue('--motion-ease')
    .includes('steps');
  let angle = 0;
  let running: Animation[] = [];

  const angleOf = (number: number) => (-Math.max(0, order.indexOf(number)) * 360) / order.length;

  function stop(): void {
    for (const animation of running) animation.cancel();
    running = [];
  }

  function rest(number: number | null): void {
    stop();
    angle = number === null ? 0 : angleOf(number);
    rotor.style.transform = `rotate(${angle}deg)`;
    ball.style.visibility = number === null ? 'hidden' : 'visible';
  }

  function turn(part: SVGElement, from: number, to: number, lasts: number): Animation {
    return part.animate([{ transform: `rotate(${from}deg)` }, { transform: `rotate(${to}deg)` }], {
      duration: lasts,
      easing: isStepped ? 'steps(64)' : 'cubic-bezier(.1,.55,.25,1)',
      fill: 'forwards',
    });
  }

  return {
    rest,
    spin: (number, lasts) => {
      if (isCalm() || lasts < 400) {
        rest(isCalm() ? null : number);
        return;
      }
      stop();
      ball.style.visibility = 'visible';
      const to = angleOf(number) + 720;
      running = [turn(rotor, angle, to, lasts), turn(ball, 0, -360 * 5, lasts)];
      angle = to % 360;
    },
  };
}
