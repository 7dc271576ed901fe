import { type GameType, gameTypes } from '@fortuna/domain/model/game.ts';
import { describe, expect, it } from 'vitest';
import { type CoverRequest, compositionOf, countCompositions, coverDataUri, drawCover } from './cover.ts';
import { colourDistance, type Fingerprint, fingerprintOf, hashDistance } from './testing/fingerprint.ts';
import { findUnsafe } from './testing/safe-svg.ts';

const request = (id: number, type: GameType): CoverRequest => ({ id, type, family: 'coast' });

/** One game for each composition of a type. */
function oneOfEach(type: GameType): readonly CoverRequest[] {
  const found = new Map<number, CoverRequest>();
  for (let id = 1; found.size < countCompositions('coast', type) && id < 500; id += 1) {
    const candidate = request(id, type);
    const composition = compositionOf(candidate);
    if (!found.has(composition)) found.set(composition, candidate);
  }
  return [...found.values()];
}

/** Pairs that a person would take for the same picture: like shapes in like colours. */
function twins(requests: readonly CoverRequest[]): readonly string[] {
  const prints = requests.map((each): readonly [string, Fingerprint] => [
    `${each.type} ${each.id}`,
    fingerprintOf(drawCover(each)),
  ]);
  return prints.flatMap(([name, print], index) =>
    prints
      .slice(index + 1)
      .filter(([, other]) => hashDistance(print, other) < 6 && colourDistance(print, other) < 18)
      .map(([other]) => `${name} = ${other}`),
  );
}

describe('drawCover', () => {
  it('gives the same game the same cover, and another game another', () => {
    expect(drawCover(request(71, 'slots'))).toBe(drawCover(request(71, 'slots')));
    expect(drawCover(request(71, 'slots'))).not.toBe(drawCover(request(72, 'slots')));
    expect(drawCover(request(71, 'slots'))).not.toBe(drawCover(request(71, 'crash')));
  });

  it('accepts any integer as an id', () => {
    for (const id of [0, -5, 2 ** 31, Number.MAX_SAFE_INTEGER]) {
      expect(findUnsafe(drawCover(request(id, 'table')))).toEqual([]);
    }
  });

  it.each(gameTypes)('draws at least three valid, safe, small pictures for %s', (type) => {
    const each = oneOfEach(type);
    expect(each.length).toBeGreaterThanOrEqual(3);
    expect(each.length).toBe(countCompositions('coast', type));
    for (const one of each) {
      const markup = drawCover(one);
      expect(findUnsafe(markup)).toEqual([]);
      expect(markup.length).toBeLessThan(9_000);
      expect(() => fingerprintOf(markup)).not.toThrow();
    }
  });

  it.each(gameTypes)('tells the compositions of %s apart by shape alone', (type) => {
    const prints = oneOfEach(type).map((one) => fingerprintOf(drawCover(one)));
    const distances = prints.flatMap((print, index) =>
      prints.slice(index + 1).map((other) => hashDistance(print, other)),
    );
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(8);
  });

  it('has no twins among the first 24 of a mixed lobby', () => {
    expect(
      twins(Array.from({ length: 24 }, (_, index) => request(index + 1, gameTypes[index % 11] ?? 'slots'))),
    ).toEqual([]);
  });

  it.each([1, 3, 11, 250])('has no twins among 24 slots whose ids are %i apart', (step) => {
    expect(twins(Array.from({ length: 24 }, (_, index) => request(1000 + index * step, 'slots')))).toEqual(
      [],
    );
  });

  it('notices twins: a cover and its own copy are reported', () => {
    expect(twins([request(4, 'fish'), request(4, 'fish')])).toEqual(['fish 4 = fish 4']);
  });

  it('stays small on average', () => {
    const lengths = Array.from(
      { length: 220 },
      (_, id) => drawCover(request(id, gameTypes[id % 11] ?? 'slots')).length,
    );
    expect(lengths.reduce((sum, length) => sum + length, 0) / lengths.length).toBeLessThan(6_200);
  });
});

describe('coverDataUri', () => {
  it('decodes to the drawn picture', () => {
    const uri = coverDataUri(request(9, 'bingo'));
    const [head = '', ...rest] = uri.split(',');
    expect(head).toBe('data:image/svg+xml');
    expect(decodeURIComponent(rest.join(','))).toBe(drawCover(request(9, 'bingo')).replaceAll('"', "'"));
  });

  it('answers again with the same text after the cache has turned over', () => {
    const before = coverDataUri(request(1, 'live'));
    for (let id = 2; id < 400; id += 1) coverDataUri(request(id, 'live'));
    expect(coverDataUri(request(1, 'live'))).toBe(before);
  });
});
