import { sampleActivity, sampleReward, sampleWheel } from '@fortuna/domain/testing/promotion-samples.ts';
import { describe, expect, it } from 'vitest';
import { firstDepositStanding, rebateStanding, welcomeStanding, wheelStanding } from './offer-standings.ts';

const serverTime = '2026-05-04T15:00:00.000Z';
const rewards = (...states: readonly (typeof sampleReward.state)[]) => ({
  rewards: states.map((state, id) => ({ ...sampleReward, id, state })),
  serverTime,
});
const welcome = (status: typeof sampleReward.state, progress: number) => ({
  activities: [
    {
      ...sampleActivity,
      page: 'super' as const,
      state: { status, progress, next: null, reward: 0, claimedAt: null, endsAt: null },
    },
  ],
  serverTime,
});

describe('where a newcomer stands', () => {
  it('with the first deposit: it is missed where the list is empty', () => {
    expect(firstDepositStanding(rewards())).toBe('missed');
    expect(firstDepositStanding(rewards('locked'))).toBe('ahead');
    expect(firstDepositStanding(rewards('claimed'))).toBe('done');
  });

  it('with the welcome bonus: it is missed where the first deposit was too small, or nobody says', () => {
    expect(welcomeStanding(welcome('locked', 0))).toBe('ahead');
    expect(welcomeStanding(welcome('locked', 15_00))).toBe('missed');
    expect(welcomeStanding(welcome('open', 200_00))).toBe('open');
    expect(welcomeStanding(welcome('expired', 200_00))).toBe('missed');
    expect(welcomeStanding({ activities: [], serverTime })).toBe('missed');
  });

  it('with the rebates: one that is open counts before those that are over', () => {
    expect(rebateStanding(rewards())).toBe('ahead');
    expect(rebateStanding(rewards('expired'))).toBe('ahead');
    expect(rebateStanding(rewards('expired', 'claimed'))).toBe('done');
    expect(rebateStanding(rewards('claimed', 'open'))).toBe('open');
  });

  it('with the wheel: by the spins that are left', () => {
    expect(wheelStanding(sampleWheel)).toBe('open');
    expect(wheelStanding({ ...sampleWheel, spinsLeft: 0 })).toBe('ahead');
  });
});
