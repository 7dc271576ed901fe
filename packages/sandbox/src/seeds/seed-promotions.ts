import { catalogue } from '../catalogue/catalogue.ts';
import { engineNameOf } from '../engines/playable.ts';
import { findMember, findMemberByName, type MemberRow } from '../world/members.ts';
import { settleDue } from '../world/promotions/settlement.ts';
import { dayOf, hourOfDay } from '../world/promotions/site-time.ts';
import { addTotals } from '../world/promotions/standing.ts';
import { clearTurnover } from '../world/promotions/turnover.ts';
import { addLevelUp } from '../world/promotions/vip.ts';
import { seededRandom } from '../world/random.ts';
import { recordRound } from '../world/rounds.ts';
import type { World } from '../world/world.ts';
import { pastRound } from './past-round.ts';
import { paidDeposit } from './seed-history.ts';
import { type SeedMember, seedDefaults } from './seed-members.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** One spin on each wheel, no spin, and a member below a member below `agente`. */
export const promotionMembers: readonly SeedMember[] = [
  { ...seedDefaults, name: 'girouma', phone: '82987654321', inviteCode: 'GIRO2026', balance: 200_00 },
  { ...seedDefaults, name: 'semgiro', phone: '83987654321', inviteCode: 'SEMG2026', balance: 15_00 },
  { ...seedDefaults, name: 'indireta1', phone: '51987654329', inviteCode: 'INDIRE21', inviter: 'indicada1' },
];

/**
 * Totals from before the records that the sandbox keeps, so that a level is what its rule says, and the days on which the levels
 * were reached.
 */
function levelHistory(world: World, name: string, earlier: { recharge: number; betting: number }): void {
  const member = findMemberByName(world, name);
  if (!member) return;
  addTotals(world, member.id, earlier);
  levelUps(world, member, member.level);
}

function levelUps(world: World, member: MemberRow, reached: number): void {
  for (let level = 1; level <= reached; level++) {
    addLevelUp(world, member.id, level, member.createdAt + level * 2 * day);
  }
}

/** Rounds of fifty reais over two days of the site, whatever the time is now, paid for by a deposit as large as all stakes together. */
function play(world: World, name: string, rounds: number): void {
  const member = findMemberByName(world, name);
  const game = catalogue().games.find((one) => one.isOpen && engineNameOf(one) === 'slot');
  if (!member || !game) return;
  const stake = 50_00;
  paidDeposit(world, member, rounds * stake, 4 * day);
  const random = seededRandom(member.id);
  const noon = hourOfDay(dayOf(world.clock.now() - 3 * day), 12);
  for (let index = 0; index < rounds; index++) {
    const player = findMember(world, member.id);
    if (!player) return;
    const round = { key: `team-${index}`, ...pastRound(random, game, stake, index) };
    recordRound(world, player, game, round, noon + index * 2 * hour);
  }
  clearTurnover(world, member.id);
}

/** What the promotions, VIP and agency pages show of the seed accounts. Call inside the transaction, after the members. */
export function seedPromotions(world: World): void {
  levelHistory(world, 'rica', { recharge: 0, betting: 98_000_00 });
  levelHistory(world, 'agente', { recharge: 6_000_00, betting: 26_000_00 });
  play(world, 'indicada1', 12);
  play(world, 'indicado2', 12);
  settleDue(world);
  const agent = findMemberByName(world, 'agente');
  if (agent) clearTurnover(world, agent.id);
}
