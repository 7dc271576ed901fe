import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { contractOperations } from '../contract/document.ts';
import { contractRequests } from '../testing/contract-requests.ts';
import { testSandbox } from '../testing/test-sandbox.ts';
import { findMemberByName } from '../world/members.ts';
import { belongingsOf } from './belongings.ts';
import { oddRequests } from './odd-requests.ts';
import { send } from './request.ts';
import { times } from './run-length.ts';
import { expectSound, tokenOf } from './sound-sandbox.ts';

// An answer outside the contract becomes a 500 here, and is caught like any other.
const sandbox = testSandbox();
afterAll(() => sandbox.close());
const requests = contractRequests(sandbox);
const numRuns = times(20, 2_000);

test.each(contractOperations)(
  '$id answers odd requests within the contract, never with a 5xx, and does nothing by halves',
  {
    timeout: times(20_000, 600_000),
  },
  async (operation) => {
    const { as = 'rica', body } = requests[operation.id];
    const memberId = findMemberByName(sandbox.world, as)?.id ?? 0;
    const belongings = () => JSON.stringify(belongingsOf(sandbox.world.db, memberId));
    const right = { ...((await body?.()) ?? {}) };
    let before = belongings();
    await fc.assert(
      fc.asyncProperty(oddRequests(operation, right), async (raw) => {
        const token = tokenOf(sandbox, memberId);
        const { status, text } = await send(sandbox, operation, { ...raw, token });
        expect({ status, text: status < 500 ? '' : text }).toEqual({ status: expect.any(Number), text: '' });
        expect(status).toBeLessThan(500);
        expect(text).toMatch(/^\{/);
        // Nothing is half done: after a request is refused, everything is as it was before.
        const after = belongings();
        if (status !== 200) expect({ text, after }).toEqual({ text, after: before });
        before = after;
      }),
      // The short run is the same every time; the long one looks for something new.
      { numRuns, ...(numRuns > 20 ? {} : { seed: 2026 }) },
    );
  },
);

test('the books are sound after all that', () => expectSound(sandbox));
