import { chromium } from '@playwright/test';
import { logIn } from './bench-member.ts';
import { chromiumArgs } from './chromium.ts';
import { siteUrl } from './servers.ts';

export interface WheelFigures {
  /** Frames a second that were drawn on the screen while the wheel turned. */
  readonly frames: number;
  /** The longest time between two of them, in milliseconds. */
  readonly worst: number;
  /** Nothing but transform and opacity of whole layers moves: no frame waits for script, or is drawn. */
  readonly isComposited: boolean;
}

/** Of a trace, as Chromium writes it; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ts: number;
}

const [begins, ends] = ['wheel-begins', 'wheel-stands'];

/** When the screen was drawn between the page's two marks, in milliseconds. */
function drawnTimes(trace: Buffer): readonly number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const at = (name: string) => traceEvents.find((event) => event.name === name)?.ts ?? Number.NaN;
  const [from, to] = [at(begins), at(ends)];
  return traceEvents
    .filter(({ name, ts }) => name === 'DrawFrame' && ts >= from && ts <= to)
    .map(({ ts }) => ts / 1_000)
    .sort((one, other) => one - other);
}

/** One spin of the daily wheel on a processor a quarter as fast, from the press until the prize is told. */
export async function turnWheel(executablePath: string): Promise<WheelFigures> {
  const browser = await chromium.launch({ executablePath, args: [...chromiumArgs] });
  const page = await browser.newPage({ viewport: { width: 360, height: 780 } });
  await logIn(page, 'girouma');
  await page.goto(`${siteUrl}/promotion/activity/lottery-wheel`);
  const hub = page.locator('[data-part=wheel] button');
  await hub.waitFor();
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // The compositor's own frames: what a page is called back for is the main thread's, which the turning does not need.
  await browser.startTracing(page, {
    categories: ['blink.user_timing', 'disabled-by-default-devtools.timeline.frame'],
  });
  const turned = page.evaluate(
    async (marks) => {
      const wheel = document.querySelector('[data-part=wheel]');
      const until = (state: string, isSo: boolean) =>
        new Promise<void>((resolve) => {
          const isThere = () => (wheel?.getAttribute('data-state') === state) === isSo;
          const observer = new MutationObserver(() => {
            if (!isThere()) return;
            observer.disconnect();
            resolve();
          });
          observer.observe(document.body, {
            attributes: true,
            attributeFilter: ['data-state'],
            subtree: true,
          });
        });
      await until('turning', true);
      performance.mark(marks.begins);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      const moved = new Set<string>();
      for (const animation of wheel?.getAnimations({ subtree: true }) ?? []) {
        const { effect } = animation;
        if (animation instanceof CSSTransition || !(effect instanceof KeyframeEffect)) continue;
        if (effect.target instanceof SVGElement) moved.add(effect.target.tagName);
        for (const frame of effect.getKeyframes()) for (const name of Object.keys(frame)) moved.add(name);
      }
      await until('turning', false);
      performance.mark(marks.ends);
      return [...moved];
    },
    { begins, ends },
  );
  await hub.click();
  const moved = await turned;
  const times = drawnTimes(await browser.stopTracing());
  await browser.close();
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const whole = (times.at(-1) ?? 0) - (times[0] ?? 0);
  const still = new Set(['offset', 'computedOffset', 'easing', 'composite']);
  const composited = new Set(['transform', 'opacity', 'rotate', 'scale', 'translate']);
  return {
    frames: (gaps.length * 1_000) / whole,
    worst: Math.max(...gaps),
    isComposited: moved.every((name) => still.has(name) || composited.has(name)),
  };
}
