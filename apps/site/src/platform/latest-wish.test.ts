import { ProblemError } from '@fortuna/domain/problem.ts';
import { expect, it } from 'vitest';
import { latestWish, type Wishes } from './latest-wish.ts';

/** A server that answers when it is told to, and fails where `fails` says so. */
function slowServer(fails: (wanted: boolean) => boolean = () => false) {
  let resolve: (() => void) | undefined;
  const server = { state: false, asked: [] as boolean[], answer: () => resolve?.() };
  const send = async (wanted: boolean) => {
    server.asked.push(wanted);
    await new Promise<void>((answered) => {
      resolve = answered;
    });
    if (fails(wanted)) throw new ProblemError({ kind: 'refused', code: 400, message: 'cheio' });
    server.state = wanted;
  };
  return { server, send };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

it('ten fast moves are two calls, and end as the last one wants it', async () => {
  const { server, send } = slowServer();
  const shown: Wishes[] = [];
  const { flip } = latestWish(send, (wishes) => shown.push(wishes));
  for (let move = 0; move < 10; move += 1) flip(false);
  expect(shown.at(-1)).toEqual({ wanted: false, problem: null });
  server.answer();
  await settle();
  server.answer();
  await settle();
  expect(server.asked).toEqual([true, false]);
  expect(server.state).toBe(false);
  expect(shown.at(-1)).toEqual({ wanted: null, problem: null });
});

it('a wish that fails is given up and says why', async () => {
  const { server, send } = slowServer(() => true);
  const shown: Wishes[] = [];
  const { flip } = latestWish(send, (wishes) => shown.push(wishes));
  flip(false);
  server.answer();
  await settle();
  expect(shown.at(-1)).toEqual({
    wanted: null,
    problem: { kind: 'refused', code: 400, message: 'cheio' },
  });
});

it('what failed is nothing to speak of where the next wish is taken', async () => {
  const { server, send } = slowServer((wanted) => wanted);
  const shown: Wishes[] = [];
  const { flip } = latestWish(send, (wishes) => shown.push(wishes));
  flip(false);
  flip(false);
  server.answer();
  await settle();
  server.answer();
  await settle();
  expect(server.asked).toEqual([true, false]);
  expect(shown.at(-1)).toEqual({ wanted: null, problem: null });
});

it('who waits no longer is told so, and may wish again', async () => {
  const { server, send } = slowServer();
  const shown: Wishes[] = [];
  const { flip, stopWaiting } = latestWish(send, (wishes) => shown.push(wishes));
  flip(false);
  stopWaiting();
  await settle();
  expect(shown.at(-1)).toEqual({ wanted: null, problem: { kind: 'timeout' } });
  flip(false);
  server.answer();
  await settle();
  expect(shown.at(-1)).toEqual({ wanted: null, problem: null });
  expect(server.asked).toEqual([true, true]);
});
