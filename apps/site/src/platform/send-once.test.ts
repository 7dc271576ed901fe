import { type Problem, ProblemError } from '@fortuna/domain/problem.ts';
import { describe, expect, it, vi } from 'vitest';
import { type Sending, sendOnce } from './send-once.ts';

const meets = (problem: Problem) => () => Promise.reject(new ProblemError(problem));
const network = { kind: 'network' } as const;
const alreadyThere = { kind: 'refused', code: 1, message: 'It is there already.' } as const;

function sending(...outcomes: readonly (Problem | null)[]) {
  const send = vi.fn<Sending<string>['send']>().mockResolvedValue(undefined);
  for (const problem of outcomes)
    send.mockImplementationOnce(problem === null ? () => Promise.resolve() : meets(problem));
  return { send, isDone: vi.fn<NonNullable<Sending<string>['isDone']>>().mockResolvedValue(false) };
}

describe('sendOnce', () => {
  it('sends once for two presses in the same tick, and again once the first has ended', async () => {
    const press = sendOnce<string>();
    const parts = sending();
    const first = press('a', parts);
    expect(press('a', parts)).toBeNull();
    await expect(first).resolves.toBe('taken');
    expect(parts.send).toHaveBeenCalledOnce();
    await expect(press('a', parts)).resolves.toBe('taken');
    expect(parts.isDone).not.toHaveBeenCalled();
  });

  it('lets go after a refusal too, without looking', async () => {
    const press = sendOnce<string>();
    const parts = sending(alreadyThere);
    await expect(press('a', parts)).rejects.toMatchObject({ problem: alreadyThere });
    expect(parts.isDone).not.toHaveBeenCalled();
    await expect(press('a', parts)).resolves.toBe('taken');
  });

  it.each<Problem>([network, { kind: 'timeout' }, { kind: 'upgradeRequired' }])(
    'looks after %j, and what is found is done',
    async (problem) => {
      const parts = sending(problem);
      parts.isDone.mockResolvedValueOnce(true);
      await expect(sendOnce<string>()('a', parts)).resolves.toBe('found');
      expect(parts.isDone).toHaveBeenCalledExactlyOnceWith('a');
    },
  );

  it('understands "already there" at the second try as done', async () => {
    const press = sendOnce<string>();
    const parts = sending(network, alreadyThere);
    parts.isDone.mockImplementationOnce(meets(network)).mockResolvedValueOnce(true);
    await expect(press('a', parts)).rejects.toMatchObject({ problem: network });
    await expect(press('a', parts)).resolves.toBe('found');
  });

  it('takes the refusal of something else at its word', async () => {
    const press = sendOnce<string>();
    const parts = sending(network, alreadyThere);
    await expect(press('a', parts)).rejects.toMatchObject({ problem: network });
    parts.isDone.mockClear().mockResolvedValue(true);
    await expect(press('b', parts)).rejects.toMatchObject({ problem: alreadyThere });
    expect(parts.isDone).not.toHaveBeenCalled();
  });

  it('says what the sending met where nothing is found or nobody can look', async () => {
    const press = sendOnce<string>();
    const parts = sending(network, alreadyThere, network);
    await expect(press('a', parts)).rejects.toMatchObject({ problem: network });
    await expect(press('a', parts)).rejects.toMatchObject({ problem: alreadyThere });
    await expect(press('a', { send: parts.send })).rejects.toMatchObject({ problem: network });
  });
});
