import { highestCashOut } from '@fortuna/domain/fair-play/crash-flight.ts';
import { type PlacedChips, pocketCount, spots } from '@fortuna/domain/fair-play/roulette.ts';
import type { RoundFacts } from '@fortuna/domain/fair-play/round-facts.ts';
import { isSlotTheme, slotMachines } from '@fortuna/domain/fair-play/slot-machines.ts';
import type { RoundProof, ShownSeeds } from '@fortuna/domain/model/games-proof.ts';
import type { Api, CallOptions } from '../client.ts';
import type { components } from '../generated/schema.ts';
import { integer, optionalText, rawValue, text } from '../wire.ts';
import { instant } from '../wire-time.ts';
import { betStatusOf } from './records.ts';

type ProvenRound = components['schemas']['ProvenRound'];

/** A round of the member's with its proof; `notFound` where there is none of this number. */
export function getRoundProof(
  api: Api,
  { round }: { readonly round: string },
  options?: CallOptions,
): Promise<RoundProof> {
  const params = { query: { round_id: Number(round) } };
  return api.read(
    {
      operation: 'getRoundProof',
      send: (wire, context) => wire.GET('/api/game/proof', { ...context, params }),
      fields: { round_id: 'round' },
      map: ({ data }) => proofOf(data),
    },
    options,
  );
}

function proofOf(row: ProvenRound): RoundProof {
  return {
    id: String(integer(row, 'id')),
    gameName: text(row, 'game_name'),
    provider: text(row, 'api_title'),
    placedAt: instant(row, 'betTime'),
    status: betStatusOf(rawValue(row, 'status')),
    stake: integer(row, 'stake_centavos'),
    win: integer(row, 'win_centavos'),
    facts: factsOf(row),
    seeds: seedsOf(row),
  };
}

function seedsOf({ proof }: ProvenRound): ShownSeeds | null {
  if (typeof proof !== 'object' || proof === null) return null;
  return {
    commitment: text(proof, 'commitment'),
    serverSeed: optionalText(proof, 'server_seed'),
    clientSeed: text(proof, 'client_seed'),
    nonce: integer(proof, 'nonce'),
  };
}

/** What this site can read of an outcome: null for an engine that is newer than it, and for an outcome that is not there yet. */
function factsOf(row: ProvenRound): RoundFacts | null {
  const outcome = rawValue(row, 'outcome');
  if (typeof outcome !== 'object' || outcome === null) return null;
  const field = (name: string): unknown => Reflect.get(outcome, name);
  switch (rawValue(row, 'engine')) {
    case 'slot':
      return slotFacts(field('theme'), field('stops'));
    case 'crash':
      return crashFacts(field('point'), field('cashedOut'));
    case 'roulette':
      return rouletteFacts(field('number'), field('bets'));
    default:
      return null;
  }
}

function slotFacts(theme: unknown, stops: unknown): RoundFacts | null {
  if (typeof theme !== 'string' || !isSlotTheme(theme) || !Array.isArray(stops)) return null;
  const { reels } = slotMachines[theme];
  // As of any list, what of it cannot be read is left out, and so is what comes after the last reel.
  const places = stops.filter((stop) => typeof stop === 'number').slice(0, reels.length);
  const isPlace = (stop: unknown, reel: number) => isWhole(stop, 0, (reels[reel]?.length ?? 0) - 1);
  const isWholeRound = places.length === reels.length && places.every(isPlace);
  return isWholeRound ? { engine: 'slot', theme, stops: places } : null;
}

function crashFacts(point: unknown, cashedOut: unknown): RoundFacts | null {
  if (!isWhole(point, 100, highestCashOut)) return null;
  if (cashedOut !== null && !isWhole(cashedOut, 100, highestCashOut)) return null;
  return { engine: 'crash', point, cashedOut };
}

function rouletteFacts(number: unknown, bets: unknown): RoundFacts | null {
  if (!isWhole(number, 0, pocketCount - 1) || !Array.isArray(bets) || !bets.every(isPlaced)) return null;
  return { engine: 'roulette', number, bets: bets.map(({ spot, amount }) => ({ spot, amount })) };
}

function isPlaced(bet: unknown): bet is PlacedChips {
  if (typeof bet !== 'object' || bet === null) return false;
  const [spot, amount]: unknown[] = [Reflect.get(bet, 'spot'), Reflect.get(bet, 'amount')];
  return typeof spot === 'string' && spots.has(spot) && isWhole(amount, 1, Number.MAX_SAFE_INTEGER);
}

function isWhole(value: unknown, from: number, to: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;
}
