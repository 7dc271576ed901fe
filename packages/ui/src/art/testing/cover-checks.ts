import type { AnyGameType } from '@fortuna/domain/model/games.ts';
import { type CoverRequest, compositionOf, countCompositions, drawCover } from '../cover.ts';
import { drawnType } from '../cover-art.ts';
import type { ArtHand } from '../family.ts';
import { titlesOfMotifs } from '../game-motifs.ts';
import { colourDistance, type Fingerprint, fingerprintOf, hashDistance } from './fingerprint.ts';

/** Ways of showing a picture in each family; the first is the plainest. */
const ways = 13;

/** Games of a type whose numbers are so far apart, by every title that asks for a picture. */
function* gamesOf(family: ArtHand, type: AnyGameType, step: number, count: number): Generator<CoverRequest> {
  const drawn = drawnType(type);
  for (const name of drawn === 'slots' ? [''] : titlesOfMotifs(drawn)) {
    for (let place = 1; place <= count; place += 1) yield { id: place * step, type, family, name };
  }
}

/** One game for each composition of a type, shown in the plainest way. */
export function oneOfEach(family: ArtHand, type: AnyGameType): readonly CoverRequest[] {
  const found = new Map<number, CoverRequest>();
  for (const game of gamesOf(family, type, ways, 800)) {
    const composition = compositionOf(game);
    if (!found.has(composition)) found.set(composition, game);
    if (found.size === countCompositions(family, type)) break;
  }
  return [...found.values()];
}

/** Games of a type that meet every way of showing its pictures several times. */
export const inEveryWay = (family: ArtHand, type: AnyGameType): readonly CoverRequest[] => [
  ...gamesOf(family, type, 1, ways * 3),
];

/** Bits of 64 by which two shapes differ at least where nobody takes one for the other. */
const otherShape = 6;

const printsOf = (requests: readonly CoverRequest[]) =>
  requests.map((each): readonly [string, Fingerprint] => [
    `${each.type} ${each.id}${each.name && ` (${each.name})`}`,
    fingerprintOf(drawCover(each)),
  ]);

/** Pairs that a person would take for the same picture: similar shapes in similar colours. */
export function twins(requests: readonly CoverRequest[]): readonly string[] {
  const prints = printsOf(requests);
  return prints.flatMap(([name, print], index) =>
    prints
      .slice(index + 1)
      .filter(([, other]) => hashDistance(print, other) < otherShape && colourDistance(print, other) < 18)
      .map(([other]) => `${name} = ${other}`),
  );
}

/** Pairs at most `reach` places from each other that have the same shape, in whatever colours. */
export function sameShapesWithin(reach: number, requests: readonly CoverRequest[]): readonly string[] {
  const prints = printsOf(requests);
  return prints.flatMap(([name, print], index) =>
    prints
      .slice(index + 1, index + 1 + reach)
      .filter(([, other]) => hashDistance(print, other) < otherShape)
      .map(([other]) => `${name} = ${other}`),
  );
}

/** How many shapes there are among them, in whatever colours. */
export function shapesOf(requests: readonly CoverRequest[]): number {
  const prints = printsOf(requests).map(([, print]) => print);
  return prints.filter((print, at) =>
    prints.slice(0, at).every((other) => hashDistance(print, other) >= otherShape),
  ).length;
}
