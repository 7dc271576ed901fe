/**
 * Does something at once, and again at most once in each span of milliseconds: what is asked for in between comes to one at its end.
 * @returns `ask` does it or puts it off, `stop` forgets what has been put off
 */
export function atMostEvery(span: number, act: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  function ask(): void {
    isAsked = true;
    if (timer === undefined) next();
  }
  function next(): void {
    timer = isAsked ? setTimeout(next, span) : undefined;
    if (isAsked) act();
    isAsked = false;
  }
  return { ask, stop: () => clearTimeout(timer) };
}
