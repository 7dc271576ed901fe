import { type GameType, gameTypes } from '@fortuna/domain/model/games.ts';
import { addSiteDays } from '@fortuna/domain/site-days.ts';
import { eq, sql } from 'drizzle-orm';
import { catalogue } from '../catalogue/catalogue.ts';
import { listBankAccounts } from '../world/bank-accounts.ts';
import { inTransaction } from '../world/database.ts';
import { type MemberRow, updateMember } from '../world/members.ts';
import { lastDueDay } from '../world/promotions/settlement.ts';
import { startOfDay } from '../world/promotions/site-time.ts';
import { levelAt } from '../world/promotions/vip.ts';
import { pick, seededRandom } from '../world/random.ts';
import { ledgerTransactions } from '../world/schema.ts';
import { memberTotals } from '../world/tables-promotions.ts';
import type { World } from '../world/world.ts';
import { insertLevels, insertRebates } from './archive-promotions.ts';
import {
  type ArchiveFrame,
  archiveDays,
  archivePerDay,
  insertInformation,
  insertLedger,
  insertOrders,
  insertRounds,
  insertSums,
} from './archive-tables.ts';
import { insertTeam } from './archive-team.ts';
import { pastRound } from './past-round.ts';
import { archiveMember } from './seed-members.ts';

const hour = 3_600_000;
const roundCount = 46 * archivePerDay;

/** Types with a rebate so small that a lower stake would earn nothing. */
const lowRebates: ReadonlySet<GameType> = new Set<GameType>(['sports', 'lottery', 'bingo']);

/** Rounds that were actually drawn, so that each record's outcome and win agree; of all types, for records outlive the engines. */
function drawnRounds(): string {
  const random = seededRandom(10_000);
  const open = Map.groupBy(
    catalogue().games.filter((game) => game.isOpen),
    (game) => game.type,
  );
  const rows = Array.from({ length: roundCount }, (_, index) => {
    const type = gameTypes[index % archivePerDay] ?? 'slots';
    const game = pick(random, open.get(type) ?? []);
    const stake = lowRebates.has(type) ? 1000 : pick(random, [500, 500, 1000]);
    const { win, outcome, proof } = pastRound(random, game, stake, index);
    return [
      game.code,
      game.type,
      game.providerKey,
      stake,
      win,
      JSON.stringify(outcome ?? null),
      proof === undefined ? null : JSON.stringify(proof),
    ];
  });
  return JSON.stringify(rows);
}

function frameOf(world: World, member: MemberRow): ArchiveFrame | null {
  const bank = listBankAccounts(world, member.id)[0];
  if (!bank) return null;
  const last = world.db.get<{ id: number | null }>(sql`select max(id) as id from ${ledgerTransactions}`);
  return {
    memberId: member.id,
    bankAccountId: bank.id,
    ownerName: bank.ownerName,
    account: bank.account,
    start: startOfDay(addSiteDays(lastDueDay(world), 1 - archiveDays)),
    firstTransaction: (last?.id ?? 0) + 1,
    rounds: drawnRounds(),
    roundCount,
  };
}

/**
 * Gives `arquivo` its 10,000 records of each kind when it is first looked at, so that a reset costs nothing. The rows are written
 * in bulk, with ledger entries as the rules would have made them. Does nothing for other members.
 */
export function unpackArchive(world: World, member: MemberRow): void {
  if (member.name !== archiveMember) return;
  inTransaction(world.db, () => {
    const known = world.db.select().from(memberTotals).where(eq(memberTotals.memberId, member.id)).get();
    const frame = known ? null : frameOf(world, member);
    if (frame === null) return;
    insertLedger(world, frame);
    insertOrders(world, frame);
    insertRounds(world, frame);
    insertInformation(world, frame);
    insertSums(world, frame);
    insertLevels(world, frame);
    insertRebates(world, frame);
    insertTeam(world, frame);
    const level = levelAt(world, member.id, world.clock.now());
    updateMember(world, member.id, { createdAt: frame.start - hour, level, isAgent: true });
  });
}
