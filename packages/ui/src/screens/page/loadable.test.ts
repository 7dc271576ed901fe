import { expect, test, vi } from 'vitest';
import { allOf, mapLoadable, ready } from './loadable.ts';

const failed = () => ({ kind: 'failed', problem: { kind: 'network' }, onRetry: vi.fn() }) as const;

test('reads together are ready when all are', () => {
  expect(allOf({ one: ready(1), two: ready('2', { isRefreshing: true }) })).toEqual({
    kind: 'ready',
    content: { one: 1, two: '2' },
    isRefreshing: true,
    isStale: false,
  });
  expect(allOf({ one: ready(1), two: { kind: 'loading' } })).toMatchObject({ kind: 'loading' });
});

test('a retry while it loads asks anew for all that are on their way', () => {
  const onRetry = vi.fn();
  const view = allOf({ one: { kind: 'loading', onRetry }, two: { kind: 'loading' }, three: ready(3) });
  if (view.kind !== 'loading') throw new Error(view.kind);
  view.onRetry?.();
  expect(onRetry).toHaveBeenCalledOnce();
});

test('one failure is the failure of all, and a retry asks again for each that failed', () => {
  const [one, two] = [failed(), failed()];
  const view = allOf({ one, two, three: { kind: 'loading' }, four: ready(4) });
  if (view.kind !== 'failed') throw new Error(view.kind);
  view.onRetry();
  expect(one.onRetry).toHaveBeenCalledOnce();
  expect(two.onRetry).toHaveBeenCalledOnce();
});

test('a guest sees nothing of it', () => {
  expect(allOf({ one: failed(), two: { kind: 'signedOut' } })).toEqual({ kind: 'signedOut' });
});

test('only what is there is changed', () => {
  expect(mapLoadable(ready(2, { isStale: true }), (content) => content * 2)).toEqual(
    ready(4, { isStale: true }),
  );
  expect(mapLoadable({ kind: 'loading' }, () => 1)).toEqual({ kind: 'loading' });
});
