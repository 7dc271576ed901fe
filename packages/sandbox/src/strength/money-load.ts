import { depositOf, withdrawalOf } from '../testing/test-sandbox.ts';
import type { ServerProcess } from './server-process.ts';

/** A money call with its key, and the answer once it has come. */
export interface MoneyCall {
  readonly key: string;
  readonly path: string;
  readonly body: object;
  answer?: string;
}

interface Outcome {
  readonly status?: string;
  readonly data?: { readonly bill_no?: string };
}

export function outcomeOf(call: MoneyCall): Outcome | null {
  return call.answer === undefined ? null : JSON.parse(call.answer);
}

/** A player who never stops: deposits that are paid, withdrawals, moves to providers of games and back, and a turn of the wheel. */
export interface MoneyLoad {
  readonly calls: MoneyCall[];
  /** Order numbers of deposits whose payment the server has taken. */
  readonly paid: Set<string>;
  /** Sends again whatever has no answer yet, with the same keys. */
  replay(server: ServerProcess): Promise<void>;
  /** Sends new calls until the server dies or this many are answered. */
  run(server: ServerProcess, most: number): Promise<void>;
}

const wheel = '/api/dailywheel/claim';

/** In, in at another provider, back from the one, and all back. */
function transferOf(turn: number): Pick<MoneyCall, 'path' | 'body'> {
  const [one, other] = ['mangue-games', 'boto-rosa'];
  const moves = [
    { path: '/api/day7/transferIn', body: { platType: one, money: 3 } },
    { path: '/api/day7/transferIn', body: { platType: other, money: 2 } },
    { path: '/api/day7/transferOut', body: { platType: one, money: 1 } },
    { path: '/api/day7/transferAllOut', body: {} },
  ] as const;
  return moves[turn % moves.length] ?? moves[0];
}

export function moneyLoad(name: string): MoneyLoad {
  const calls: MoneyCall[] = [];
  const paid = new Set<string>();

  async function send(server: ServerProcess, token: string, call: MoneyCall): Promise<void> {
    const reply = await server.post(call.path, call.body, {
      authorization: `Bearer ${token}`,
      'idempotency-key': call.key,
    });
    if (reply.status !== 200) throw new Error(`${call.path} answered ${reply.status}: ${reply.text}`);
    call.answer = reply.text;
  }

  async function pay(server: ServerProcess, call: MoneyCall): Promise<void> {
    const billNo = outcomeOf(call)?.data?.bill_no;
    if (call.path !== '/api/recharge/online' || billNo === undefined) return;
    await server.post('/__test__/provider-notify', { bill_no: billNo, status: 'success' });
    paid.add(billNo);
  }

  function next(): MoneyCall {
    const turn = calls.length;
    const key = `${name}-${String(turn).padStart(6, '0')}`;
    const call: MoneyCall =
      turn % 40 === 7
        ? { key, path: wheel, body: { member_id: 1 } }
        : turn % 4 === 3
          ? { key, ...transferOf(Math.floor(turn / 4)) }
          : turn % 4 === 1
            ? { key, path: '/api/drawing', body: withdrawalOf(20) }
            : { key, path: '/api/recharge/online', body: depositOf(20 + (turn % 50)) };
    calls.push(call);
    return call;
  }

  return {
    calls,
    paid,
    replay: async (server) => {
      const token = await server.session('rica');
      for (const call of calls) if (call.answer === undefined) await send(server, token, call);
    },
    run: async (server, most) => {
      let hasEnded = false;
      const over = server.ended.then(() => {
        hasEnded = true;
      });
      const token = await server.session('rica').catch(() => null);
      let left = most;
      const worker = async () => {
        while (token !== null && !hasEnded && left-- > 0) {
          const call = next();
          try {
            await send(server, token, call);
            await pay(server, call);
          } catch (error) {
            // Broken connections are the point of this test; anything else is a finding.
            if (!(error instanceof TypeError)) throw error;
            return;
          }
        }
      };
      await Promise.all(Array.from({ length: 8 }, worker));
      if (!hasEnded) await server.kill();
      await over;
    },
  };
}
