import { chromium } from '@playwright/test';
import { chromiumArgs } from './chromium.ts';
import { sandboxUrl, siteUrl } from './servers.ts';

export interface WheelFigures {
  /** Frames a second that the page was given while the wheel turned. */
  readonly frames: number;
  /** The longest time between two of them, in milliseconds. */
  readonly worst: number;
  /** Nothing but transform and opacity of whole layers moves: no frame waits for script, or is drawn. */
  readonly isComposited: boolean;
}

async function tokenOf(member: string, testKey: string): Promise<string> {
  const response = await fetch(`${sandboxUrl}/__test__/session`, {
    method: 'POST',
    headers: { 'x-test-key': testKey, 'content-type': 'application/json' },
    body: JSON.stringify({ member }),
  });
  const { token } = (await response.json()) as { readonly token: string };
  return token;
}

/** One spin of the daily wheel on a processor a quarter as fast, from the press until the prize is told. */
export async function turnWheel(executablePath: string, testKey: string): Promise<WheelFigures> {
  const browser = await chromium.launch({ executablePath, args: [...chromiumArgs] });
  const page = await browser.newPage({ viewport: { width: 360, height: 780 } });
  const token = await tokenOf('girouma', testKey);
  await page.addInitScript((value) => {
    sessionStorage.setItem('fortuna.token', value);
    localStorage.setItem('fortuna.language', 'pt');
  }, token);
  await page.goto(`${siteUrl}/promotion/activity/lottery-wheel`);
  const hub = page.locator('[data-part=wheel] button');
  await hub.waitFor();
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const counted = page.evaluate(async () => {
    const wheel = document.querySelector('[data-part=wheel]');
    const until = (state: string, isSo: boolean) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if ((wheel?.getAttribute('data-state') === state) === isSo) resolve();
          else requestAnimationFrame(look);
        };
        look();
      });
    await until('turning', true);
    const moved = new Set<string>();
    const times: number[] = [];
    const noteMotion = () => {
      for (const animation of wheel?.getAnimations({ subtree: true }) ?? []) {
        const { effect } = animation;
        if (animation instanceof CSSTransition || !(effect instanceof KeyframeEffect)) continue;
        if (effect.target instanceof SVGElement) moved.add(effect.target.tagName);
        for (const frame of effect.getKeyframes()) for (const name of Object.keys(frame)) moved.add(name);
      }
    };
    let isTurning = true;
    const count = (time: number) => {
      times.push(time);
      if (times.length === 1 || times.length === 60) noteMotion();
      if (isTurning) requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    await until('turning', false);
    isTurning = false;
    return { times, moved: [...moved] };
  });
  await hub.click();
  const { times, moved } = await counted;
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
