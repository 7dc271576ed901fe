import type { Centavos } from '@fortuna/domain/money.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { engineNameOf } from '../engines/playable.ts';
import { listBankAccounts } from '../world/bank-accounts.ts';
import { channelsOf } from '../world/channels.ts';
import { confirmDeposit, createDeposit, failDeposit } from '../world/deposits.ts';
import { closedProviders } from '../world/game-accounts.ts';
import { balanceOf, walletOf } from '../world/ledger.ts';
import { findMember, type MemberRow } from '../world/members.ts';
import { clearTurnover } from '../world/promotions/turnover.ts';
import { pick, seededRandom } from '../world/random.ts';
import { recordRound } from '../world/rounds.ts';
import { holdWithdrawal, reviewWithdrawal } from '../world/withdrawals.ts';
import type { World } from '../world/world.ts';
import { pastRewards } from './past-rewards.ts';
import { pastRound } from './past-round.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** The world at some earlier time, so that the rules themselves write the history. */
function worldAgo(world: World, milliseconds: number): World {
  const now = world.clock.now() - milliseconds;
  return { ...world, clock: { ...world.clock, now: () => now } };
}

/** A deposit that was made and paid some time ago. */
export function paidDeposit(world: World, member: MemberRow, amount: Centavos, ago: number): void {
  const past = worldAgo(world, ago);
  const order = orderFor(past, member, amount);
  confirmDeposit(worldAgo(world, ago - 60_000), order);
}

function orderFor(world: World, member: MemberRow, amount: Centavos): string {
  const channel = pick(
    world.random,
    channelsOf('mare').filter(
      ({ type, isOpen, min, max }) => type === 'online_pix' && isOpen && amount >= min && amount <= max,
    ),
  );
  const order = createDeposit(
    world,
    { ...member, isDemo: false },
    {
      amount,
      channelId: channel.id,
      paymentType: channel.type,
      operator: 'mare',
      language: 'pt',
      idempotencyKey: null,
    },
  );
  return order.billNo;
}

function playedRounds(world: World, member: MemberRow, count: number): void {
  const random = seededRandom(member.id);
  const open = catalogue().games.filter(
    (game) => game.isOpen && engineNameOf(game) === 'slot' && !closedProviders.includes(game.providerKey),
  );
  for (let index = 0; index < count; index++) {
    const player = findMember(world, member.id);
    if (!player) return;
    const game = pick(random, open);
    const stake = pick(random, [100, 200, 500, 1000]);
    recordRound(
      world,
      player,
      game,
      { key: `seed-${index}`, ...pastRound(random, game, stake, index) },
      world.clock.now() - (count - index) * 5 * hour,
    );
  }
}

function reviewedWithdrawal(
  world: World,
  member: MemberRow,
  amount: Centavos,
  ago: number,
  rejection: string | null,
): void {
  const bank = listBankAccounts(world, member.id)[0];
  if (!bank) return;
  const past = worldAgo(world, ago);
  const order = { amount, paymentType: 'pix', remark: null, idempotencyKey: null };
  const { billNo } = holdWithdrawal(past, member, bank, order, past.clock.now());
  const decision =
    rejection === null
      ? ({ decision: 'approve' } as const)
      : ({ decision: 'reject', reason: rejection } as const);
  reviewWithdrawal(worldAgo(world, ago - 2 * hour), billNo, decision);
}

/** Three weeks of a busy player: deposits, rounds, reviewed withdrawals; ends at the wanted balance without turnover left. */
export function busyHistory(world: World, member: MemberRow, balance: Centavos): void {
  paidDeposit(world, member, 8_000_00, 21 * day);
  failDeposit(
    worldAgo(world, 20 * day - hour),
    orderFor(worldAgo(world, 20 * day), member, 300_00),
    'notPaid',
  );
  paidDeposit(world, member, 5_000_00, 18 * day);
  playedRounds(world, member, 36);
  pastRewards(world, member);
  clearTurnover(worldAgo(world, 10 * day), member.id);
  const free = { ...member, turnoverLeft: 0 };
  reviewedWithdrawal(world, free, 1_200_00, 9 * day, null);
  reviewedWithdrawal(world, free, 400_00, 6 * day, 'otherOwner');
  reviewedWithdrawal(world, free, 650_00, 4 * day, null);
  paidDeposit(world, member, balance - balanceOf(world.db, walletOf(member.id)), 2 * day);
  clearTurnover(world, member.id);
}
