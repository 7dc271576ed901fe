import { expect, test } from 'vitest';
import { addresses } from '../routes/addresses.ts';
import { framePlace } from './frame-place.ts';

test('every address belongs to the destination that a person would look for it under, or to none', () => {
  const byPlace = Map.groupBy(
    addresses.map(({ path }) => path).filter((path) => !path.startsWith('/promotion/')),
    framePlace,
  );
  expect(Object.fromEntries([...byPlace].filter(([place]) => place !== null))).toMatchObject({
    home: ['/'],
    games: ['/game', '/searchGames', '/video'],
    deposit: ['/recharge', '/recharge-payment'],
    records: expect.arrayContaining([
      '/fair-play',
      '/game-record',
      '/order-center',
      '/rechargeRecord',
      '/transactions',
    ]),
    profile: expect.arrayContaining([
      '/information-center',
      '/information-center/announcement',
      '/messages',
      '/profile',
      '/security-center',
      '/withdraw',
      '/withdrawal-card',
    ]),
    support: expect.arrayContaining(['/faq', '/information-center/support', '/responsible-gaming']),
  });
  expect(byPlace.get(null)).toEqual(expect.arrayContaining(['/gameInfo', '/forgot-password', '/terms']));
  expect(framePlace('/promotion/activity/super')).toBe('promotions');
});
