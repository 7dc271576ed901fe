import { expect, test } from 'vitest';
import { type Device, type InstallState, installWay } from './install-way.ts';

const nothing: InstallState = { isOffered: false, isInstalling: false, isInstalled: false };
const agents = {
  android: 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1',
  computer:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15',
  linux: 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
};
const on = (name: keyof typeof agents, more: Partial<Device> = {}): Device => ({
  userAgent: agents[name],
  maxTouchPoints: 0,
  isStandalone: false,
  ...more,
});

test.each([
  ['a phone whose browser offers it', { isOffered: true }, on('android'), 'prompt'],
  ['a computer whose browser offers it', { isOffered: true }, on('linux'), 'prompt'],
  ['while the prompt is open', { isOffered: true, isInstalling: true }, on('android'), 'installing'],
  ['as soon as it is installed', { isInstalled: true }, on('android'), 'installed'],
  ['opened from its icon', {}, on('iphone', { isStandalone: true }), 'installed'],
  ['an iPhone', {}, on('iphone'), 'ios'],
  ['an iPad, which calls itself a computer', {}, on('computer', { maxTouchPoints: 5 }), 'ios'],
  ['a phone whose browser offers nothing', {}, on('android'), 'menu'],
  ['a computer whose browser offers nothing', {}, on('computer'), 'none'],
  ['another computer', {}, on('linux'), 'none'],
] as const)('%s', (_, state, device, expected) => {
  expect(installWay({ ...nothing, ...state }, device)).toBe(expected);
});
