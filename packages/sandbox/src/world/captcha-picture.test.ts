import { expect, test } from 'vitest';
import { plainPicture, readCaptcha, readInk } from '../testing/captcha-reader.ts';
import { captchaGlyphs } from './captcha-glyphs.ts';
import { captchaPicture } from './captcha-picture.ts';
import { pick, seededRandom } from './random.ts';

const random = seededRandom(26);
const characters = Object.keys(captchaGlyphs);
const answers = Array.from({ length: 200 }, () =>
  Array.from({ length: 4 }, () => pick(random, characters)).join(''),
);

test('a reader that knows the characters reads them while nothing bends them', { timeout: 30_000 }, () => {
  const read = answers.filter((answer) => readCaptcha(plainPicture(answer), 4) === answer);
  expect(read.length).toBeGreaterThan(190);
});

test('it reads fewer than one in twenty of the pictures', { timeout: 30_000 }, () => {
  const read = answers.filter((answer) => readCaptcha(readInk(captchaPicture(answer, random)), 4) === answer);
  expect(read.length).toBeLessThan(10);
});

test('the same answer never looks the same', () => {
  expect(captchaPicture('AAAA', random)).not.toBe(captchaPicture('AAAA', random));
});
