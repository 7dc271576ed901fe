import type { Centavos } from '@fortuna/domain/money.ts';
import { and, eq } from 'drizzle-orm';
import { catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueGame } from '../catalogue/catalogue-game.ts';
import { isPlayable } from '../slot/engines.ts';
import { type SlotOutcome, spinReels, stakes, winOf } from '../slot/slot-rules.ts';
import { digest } from './hashing.ts';
import { balanceOf, post, walletOf } from './ledger.ts';
import { findMember, type MemberRow } from './members.ts';
import { countBet } from './promotions/standing.ts';
import { changeBonusMoney, coverTurnover } from './promotions/turnover.ts';
import { raiseLevel } from './promotions/vip.ts';
import { randomHex } from './random.ts';
import { FieldProblem, Refusal } from './refusal.ts';
import { playTokens, rounds } from './schema.ts';
import type { World } from './world.ts';

type Purpose = 'launch' | 'session';

const lifeMilliseconds: Readonly<Record<Purpose, number>> = { launch: 2 * 60_000, session: 2 * 60 * 60_000 };

export interface PlayToken {
  readonly token: string;
  readonly expiresAt: number;
}

type Launch = Pick<typeof playTokens.$inferSelect, 'memberId' | 'gameCode' | 'accessHash'>;

function issue(world: World, purpose: Purpose, { memberId, gameCode, accessHash }: Launch): PlayToken {
  const token = randomHex(24);
  const expiresAt = world.clock.now() + lifeMilliseconds[purpose];
  world.db
    .insert(playTokens)
    .values({ hash: digest(token), purpose, memberId, gameCode, accessHash, expiresAt })
    .run();
  return { token, expiresAt };
}

/**
 * A token that opens a game once, and ends with the session that asks for it.
 * @throws Refusal while the game is closed, or where no engine plays it
 */
export function issueLaunchToken(
  world: World,
  memberId: number,
  game: CatalogueGame,
  accessToken: string | null,
): PlayToken {
  if (!game.isOpen) throw new Refusal('gameClosed');
  if (!isPlayable(game)) throw new Refusal('gameNotPlayable');
  const accessHash = accessToken === null ? null : digest(accessToken);
  return issue(world, 'launch', { memberId, gameCode: game.code, accessHash });
}

/** Exchanges a launch token, using it up, for the token of a game session; null when it is not valid. */
export function openPlaySession(world: World, launchToken: string): PlayToken | null {
  const row = world.db
    .delete(playTokens)
    .where(and(eq(playTokens.hash, digest(launchToken)), eq(playTokens.purpose, 'launch')))
    .returning()
    .get();
  if (!row || row.expiresAt <= world.clock.now()) return null;
  return issue(world, 'session', row);
}

export interface PlaySession {
  readonly member: MemberRow;
  readonly game: CatalogueGame;
}

/** Who plays what with a session token; null when it is not valid, or the member has been disabled or forced offline. */
export function findPlaySession(world: World, token: string): PlaySession | null {
  const row = world.db
    .select()
    .from(playTokens)
    .where(and(eq(playTokens.hash, digest(token)), eq(playTokens.purpose, 'session')))
    .get();
  if (!row || row.expiresAt <= world.clock.now()) return null;
  const member = findMember(world, row.memberId);
  const game = catalogue().find(row.gameCode);
  if (!member || !game || member.status !== 1 || member.isForcedOffline) return null;
  return { member, game };
}

export interface RoundResult extends SlotOutcome {
  readonly stake: Centavos;
  readonly win: Centavos;
  readonly balance: Centavos;
}

function readOutcome(text: string): SlotOutcome {
  return JSON.parse(text);
}

/** Records a round whose outcome is drawn: stake out, win in, turnover down. The seeds use it for history. */
export function recordRound(
  world: World,
  member: MemberRow,
  game: CatalogueGame,
  round: { key: string; stake: Centavos; outcome: SlotOutcome },
  at: number = world.clock.now(),
): Centavos {
  const { key, stake, outcome } = round;
  const win = winOf(outcome, stake);
  const wallet = walletOf(member.id);
  post(
    world,
    'round',
    `${game.code}:${key}`,
    [
      { from: wallet, to: 'house:games', amount: stake },
      { from: 'house:games', to: wallet, amount: win },
    ],
    at,
  );
  world.db
    .insert(rounds)
    .values({
      memberId: member.id,
      gameCode: game.code,
      gameType: game.type,
      providerKey: game.providerKey,
      key,
      stake,
      win,
      outcome: JSON.stringify(outcome),
      at,
    })
    .run();
  countBet(world, member.id, { gameType: game.type, stake, payout: win }, at);
  raiseLevel(world, member.id, at);
  coverTurnover(world, member.id, stake, at);
  changeBonusMoney(world, member.id, win - stake);
  return win;
}

/**
 * Plays one round; the server draws it. The same key again gives the same round, without a second stake. Call inside a transaction.
 * @throws FieldProblem for a stake that is not on the list, or a key that was used with another stake or game
 * @throws Refusal `insufficientBalance`
 */
export function playRound(world: World, session: PlaySession, key: string, stake: Centavos): RoundResult {
  const { member, game } = session;
  const wallet = walletOf(member.id);
  if (!stakes.includes(stake)) throw new FieldProblem({ stake: 'validation.option' });
  const found = world.db
    .select()
    .from(rounds)
    .where(and(eq(rounds.memberId, member.id), eq(rounds.key, key)))
    .get();
  if (found) {
    if (found.stake !== stake || found.gameCode !== game.code) {
      throw new FieldProblem({ key: 'idempotencyMismatch' });
    }
    return { ...readOutcome(found.outcome), stake, win: found.win, balance: balanceOf(world.db, wallet) };
  }
  if (!game.isOpen) throw new Refusal('gameClosed');
  const outcome = spinReels(world.random);
  const win = recordRound(world, member, game, { key, stake, outcome });
  return { ...outcome, stake, win, balance: balanceOf(world.db, wallet) };
}
