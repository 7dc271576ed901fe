import { expect, test } from 'vitest';
import { blockText, drawsFrom, mostBlocks } from './draws.ts';

/** Blocks of these words, then of zeros. */
const blocksOf =
  (...words: number[]) =>
  (block: number) => {
    const bytes = new Uint8Array(32);
    const view = new DataView(bytes.buffer);
    for (let place = 0; place < 8; place += 1) view.setUint32(place * 4, words[block * 8 + place] ?? 0);
    return bytes;
  };

test('words are taken in order, the high byte first, and reduced', () => {
  const draw = drawsFrom(blocksOf(7, 12, 255));
  expect([draw(10), draw(10), draw(256)]).toEqual([7, 2, 255]);
});

test('a word of the tail, which would favour the low values, is passed over', () => {
  const tail = 2 ** 32 - 1;
  expect(drawsFrom(blocksOf(tail, 5))(10)).toBe(5);
  expect(drawsFrom(blocksOf(tail, 5))(2 ** 16)).toBe(2 ** 16 - 1);
});

test('the second block follows the first one, and there is an end', () => {
  const asked: number[] = [];
  const draw = drawsFrom((block) => {
    asked.push(block);
    return blocksOf()(block);
  });
  for (let place = 0; place < 8 * mostBlocks; place += 1) draw(2);
  expect(asked).toEqual(Array.from({ length: mostBlocks }, (_, block) => block));
  expect(() => draw(2)).toThrow(RangeError);
});

test('the text of a block names the player, the round and the block', () => {
  expect(blockText({ clientSeed: 'abc', nonce: 3 }, 1)).toBe('abc:3:1');
});
