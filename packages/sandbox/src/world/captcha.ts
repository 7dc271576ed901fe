import { eq, lt } from 'drizzle-orm';
import { captchaGlyphs } from './captcha-glyphs.ts';
import { captchaPicture } from './captcha-picture.ts';
import { isSame } from './hashing.ts';
import { pick, randomHex } from './random.ts';
import { captchas } from './schema.ts';
import type { World } from './world.ts';

const lifeMilliseconds = 5 * 60_000;
const length = 4;

export interface DrawnCaptcha {
  readonly key: string;
  /** An SVG as data URI. */
  readonly image: string;
}

/** Draws a puzzle that works once, within five minutes. */
export function drawCaptcha(world: World): DrawnCaptcha {
  const now = world.clock.now();
  const characters = Object.keys(captchaGlyphs);
  const answer = Array.from({ length }, () => pick(world.random, characters)).join('');
  const key = randomHex(16);
  world.db.delete(captchas).where(lt(captchas.expiresAt, now)).run();
  world.db
    .insert(captchas)
    .values({ key, answer, expiresAt: now + lifeMilliseconds })
    .run();
  return { key, image: captchaPicture(answer, world.random) };
}

/** Uses up the puzzle, whether or not the answer is right. Letters in either case. */
export function takeCaptcha(world: World, key: string, answer: string): boolean {
  const row = world.db.delete(captchas).where(eq(captchas.key, key)).returning().get();
  if (!row || row.expiresAt <= world.clock.now()) return false;
  return isSame(row.answer, answer.trim().toUpperCase());
}

/** For the test control only. */
export function captchaAnswer(world: World, key: string): string | null {
  return world.db.select().from(captchas).where(eq(captchas.key, key)).get()?.answer ?? null;
}
