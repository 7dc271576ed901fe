import type { PlaySession } from '../world/play-sessions.ts';
import type { World } from '../world/world.ts';
import type { LiveTable } from './live-tables.ts';

/** Who is connected: members by table and session. In memory, since a server that starts anew has nobody connected. */
const seatsByWorld = new WeakMap<World, Map<number, Map<string, number>>>();

function seatsAt(world: World, { gameId }: LiveTable): Map<string, number> {
  const tables = seatsByWorld.get(world) ?? new Map<number, Map<string, number>>();
  seatsByWorld.set(world, tables);
  const seats = tables.get(gameId) ?? new Map<string, number>();
  tables.set(gameId, seats);
  return seats;
}

/** Members who are connected now, each once, however many windows they have. */
export function playersAt(world: World, table: LiveTable): number {
  return new Set(seatsAt(world, table).values()).size;
}

export function isSeated(world: World, table: LiveTable, memberId: number): boolean {
  return [...seatsAt(world, table).values()].includes(memberId);
}

type Sitting = Pick<PlaySession, 'hash' | 'member'>;

export function takeSeat(world: World, table: LiveTable, { hash, member }: Sitting): void {
  seatsAt(world, table).set(hash, member.id);
}

export function leaveSeat(world: World, table: LiveTable, { hash }: Pick<Sitting, 'hash'>): void {
  seatsAt(world, table).delete(hash);
}
