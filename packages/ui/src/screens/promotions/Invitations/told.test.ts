import type { Problem } from '@fortuna/domain/problem.ts';
import { expect, it } from 'vitest';
import { tellingUnknownMember, toldAs } from './told.ts';

const target = { by: 'invitation', rewardId: 7 } as const;
const claimsWith = (problem: Problem) => ({
  of: () => ({ kind: 'ready', problem }) as const,
  onPress: () => undefined,
});

it('a failure is told with what was being read', () => {
  const failed = { kind: 'failed', problem: { kind: 'timeout' }, onRetry: () => undefined } as const;
  expect(toldAs(failed, ({ kind }) => `list: ${kind}`)).toMatchObject({
    problem: { kind: 'network', message: 'list: timeout' },
  });
  expect(toldAs({ kind: 'loading' }, () => 'never')).toEqual({ kind: 'loading' });
});

it('code 409 of an invitation is a member whom nobody knows', () => {
  const unknown = tellingUnknownMember(claimsWith({ kind: 'refused', code: 409 }), 'unknown');
  expect(unknown?.of(target)).toMatchObject({ problem: { message: 'unknown' } });
  const conflict = tellingUnknownMember(claimsWith({ kind: 'conflict' }), 'unknown');
  expect(conflict?.of(target)).toMatchObject({ problem: { message: 'unknown' } });
  const other = tellingUnknownMember(claimsWith({ kind: 'refused', code: 400, message: 'no' }), 'unknown');
  expect(other?.of(target)).toMatchObject({ problem: { message: 'no' } });
  expect(tellingUnknownMember(null, 'unknown')).toBeNull();
});
