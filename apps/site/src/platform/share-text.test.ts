import { afterEach, expect, it, vi } from 'vitest';
import { shareText } from './share-text.ts';

afterEach(() => vi.unstubAllGlobals());

function device(share: (() => Promise<void>) | undefined, writeText = vi.fn(async () => undefined)) {
  vi.stubGlobal('navigator', { share, clipboard: { writeText } });
  return writeText;
}

it('passes a text on where the device can', async () => {
  const writeText = device(async () => undefined);
  expect(await shareText('Pedido D1')).toBe('shared');
  expect(writeText).not.toHaveBeenCalled();
});

it('leaves it at that where the player closes the sheet', async () => {
  const writeText = device(async () => {
    throw new DOMException('', 'AbortError');
  });
  expect(await shareText('Pedido D1')).toBe('shared');
  expect(writeText).not.toHaveBeenCalled();
});

it.each([
  ['cannot share', undefined],
  ['may not', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
])('copies it where the device %s', async (_, share) => {
  const writeText = device(share);
  expect(await shareText('Pedido D1')).toBe('copied');
  expect(writeText).toHaveBeenCalledWith('Pedido D1');
});

it('says so where neither is allowed', async () => {
  device(
    undefined,
    vi.fn(() => Promise.reject(new DOMException('', 'NotAllowedError'))),
  );
  await expect(shareText('Pedido D1')).rejects.toThrow();
});
