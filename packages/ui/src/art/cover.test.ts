import { type AnyGameType, gameTypes } from '@fortuna/domain/model/games.ts';
import { describe, expect, it } from 'vitest';
import { type CoverRequest, countCompositions, coverDataUri, drawCover } from './cover.ts';
import { artFamilies, artHands } from './family.ts';
import { inEveryWay, oneOfEach, twins } from './testing/cover-checks.ts';
import { colourDistance, fingerprintOf, hashDistance } from './testing/fingerprint.ts';
import { findUnsafe } from './testing/safe-svg.ts';

const allTypes: readonly AnyGameType[] = [...gameTypes, 'other'];

describe.each(artHands)('drawCover in %s', (family) => {
  const request = (id: number, type: AnyGameType): CoverRequest => ({ id, type, family, name: '' });

  it('gives the same game the same cover, and another game another', () => {
    expect(drawCover(request(71, 'slots'))).toBe(drawCover(request(71, 'slots')));
    expect(drawCover(request(71, 'slots'))).not.toBe(drawCover(request(72, 'slots')));
    expect(drawCover(request(71, 'slots'))).not.toBe(drawCover(request(71, 'crash')));
  });

  it('shows all of its subject where it leads, as the first of its ways does', () => {
    const near = [1, 2, 3, 4, 5].map((id) => request(id * 13 + 5, 'slots'));
    for (const cover of near) {
      expect(drawCover({ ...cover, isLead: true })).not.toBe(drawCover(cover));
    }
    const whole = request(13, 'table');
    expect(drawCover({ ...whole, isLead: true })).toBe(drawCover(whole));
  });

  it('shows its subject whole where it is cut round, in the first of those ways as where it leads', () => {
    for (const id of [30, 50, 60]) {
      const cover = request(id, 'slots');
      expect(drawCover({ ...cover, isRound: true })).toBe(drawCover({ ...cover, isLead: true }));
    }
  });

  it('accepts any integer as an id', () => {
    for (const id of [0, -5, 2 ** 31, Number.MAX_SAFE_INTEGER]) {
      expect(findUnsafe(drawCover(request(id, 'table')))).toEqual([]);
    }
  });

  it.each(allTypes)('draws at least three valid, safe, small pictures for %s', (type) => {
    const each = oneOfEach(family, type);
    expect(each.length).toBeGreaterThanOrEqual(type === 'slots' ? 6 : 3);
    expect(each.length).toBe(countCompositions(family, type));
    for (const one of each) {
      const markup = drawCover(one);
      expect(findUnsafe(markup)).toEqual([]);
      expect(markup.length).toBeLessThan(9_000);
      expect(() => fingerprintOf(markup)).not.toThrow();
    }
  });

  it.each(allTypes)('draws %s safe and small in every way of showing it', (type) => {
    for (const game of inEveryWay(family, type)) {
      const markup = drawCover(game);
      expect(findUnsafe(markup)).toEqual([]);
      expect(markup.length, `${type} ${game.id} ${game.name}`).toBeLessThan(9_000);
    }
  });

  it.each(allTypes)('tells the compositions of %s apart by shape alone', (type) => {
    const prints = oneOfEach(family, type).map((one) => fingerprintOf(drawCover(one)));
    const distances = prints.flatMap((print, index) =>
      prints.slice(index + 1).map((other) => hashDistance(print, other)),
    );
    // All in their plainest way: so far apart are the coarse prints of a fire and of a turtle, the closest two.
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(7);
  });

  it('has no twins among the first 24 of a mixed lobby', () => {
    const lobby = Array.from({ length: 24 }, (_, index) =>
      request(index + 1, gameTypes[index % 11] ?? 'slots'),
    );
    expect(twins(lobby)).toEqual([]);
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

  it.each(allTypes)('keeps a plain foot for the title of %s where it is asked for', (type) => {
    for (const one of oneOfEach(family, type)) {
      const { colours } = fingerprintOf(drawCover({ ...one, isFooted: true }));
      const foot = colours.slice(-9);
      const spread = [0, 1, 2].map((channel) => {
        const [left = 0, middle = 0, right = 0] = [foot[channel], foot[3 + channel], foot[6 + channel]];
        return Math.max(left, middle, right) - Math.min(left, middle, right);
      });
      expect(Math.max(...spread), `${type} ${one.id}`).toBeLessThan(96);
      // Coast's foot is veiled by a gradient, which the page's own scrim completes.
      if (family !== 'coast') expect(Math.max(...foot), `${type} ${one.id}`).toBeLessThan(150);
    }
  });
});

describe('the families', () => {
  it('draw the same games as three houses would', () => {
    for (let id = 1; id <= 24; id += 1) {
      const type = gameTypes[id % 11] ?? 'slots';
      const prints = artFamilies.map((family) => fingerprintOf(drawCover({ id, type, family, name: '' })));
      for (const [index, print] of prints.entries()) {
        for (const other of prints.slice(index + 1)) {
          const isFar = hashDistance(print, other) >= 12 || colourDistance(print, other) >= 40;
          expect(isFar, `${type} ${id}`).toBe(true);
        }
      }
    }
  });
});

describe('coverDataUri', () => {
  const request = (id: number, type: AnyGameType): CoverRequest => ({ id, type, family: 'coast', name: '' });

  it.each(artHands)('decodes to the drawn picture of %s', (family) => {
    const bingo = { id: 9, type: 'bingo', family, name: 'Cartela Cheia' } as const;
    const uri = coverDataUri(bingo);
    const [head = '', ...rest] = uri.split(',');
    expect(head).toBe('data:image/svg+xml');
    expect(decodeURIComponent(rest.join(','))).toBe(drawCover(bingo).replaceAll('"', "'"));
  });

  it('answers again with the same text after the cache has turned over', () => {
    const before = coverDataUri(request(1, 'live'));
    for (let id = 2; id < 400; id += 1) coverDataUri(request(id, 'live'));
    expect(coverDataUri(request(1, 'live'))).toBe(before);
  });
});
