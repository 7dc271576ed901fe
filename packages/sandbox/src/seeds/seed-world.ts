import { seedTables } from '../roulette/table-orders.ts';
import { saveBankAccount } from '../world/bank-accounts.ts';
import { emptyTables, inTransaction } from '../world/database.ts';
import { addMember, findMemberByName, updateMember, withdrawalPasswordHash } from '../world/members.ts';
import { clearTurnover } from '../world/promotions/turnover.ts';
import type { World } from '../world/world.ts';
import { busyHistory, paidDeposit } from './seed-history.ts';
import { seedInformation } from './seed-information.ts';
import { type SeedMember, seedCpf, seedMembers, seedWithdrawalPassword } from './seed-members.ts';
import { promotionMembers, seedPromotions } from './seed-promotions.ts';
import { seedSites } from './seed-sites.ts';

const day = 86_400_000;

function addSeedMember(world: World, seed: SeedMember): void {
  const { balance, hasWithdrawalPassword, inviter, accounts, ...fields } = seed;
  const createdAt = world.clock.now() - 30 * day;
  const member = addMember(world, {
    ...fields,
    createdAt,
    topId: inviter === null ? null : (findMemberByName(world, inviter)?.id ?? null),
  });
  for (const [bankType, account, accountType = null] of accounts) {
    saveBankAccount(world, member.id, {
      account,
      bankType,
      accountType,
      ownerName: seed.realName ?? seed.name,
      cpf: bankType === 'PIX_CPF' ? account : seedCpf,
      phone: seed.phone ?? null,
      bankAddress: null,
      remark: null,
    });
  }
  if (seed.name === 'rica') busyHistory(world, member, balance);
  else if (balance > 0) paidDeposit(world, member, balance, 3 * day);
  clearTurnover(world, member.id);
  updateMember(world, member.id, {
    withdrawalPasswordHash: hasWithdrawalPassword
      ? withdrawalPasswordHash(world, member.id, seedWithdrawalPassword)
      : null,
  });
}

/** Empties the database and fills it with the seed accounts, whose money comes through the ledger like any other. */
export function seedWorld(world: World): void {
  inTransaction(world.db, () => {
    emptyTables(world.db);
    seedSites(world);
    for (const seed of [...seedMembers, ...promotionMembers]) addSeedMember(world, seed);
    seedPromotions(world);
    seedInformation(world);
    seedTables(world);
  });
}
