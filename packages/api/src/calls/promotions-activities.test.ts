import { expect, it } from 'vitest';
import { answerExample } from '../../test/contract.ts';
import { fakeServer, jsonReply } from '../../test/fake-server.ts';
import { requestViolations } from '../../test/validator.ts';
import { claimActivity, listActivities } from './promotions-activities.ts';

const forMember = answerExample('listActivities', 'forMember') as { data: readonly object[] };

it('listActivities gives content, rule, tiers and state in the units of the metric', async () => {
  const server = fakeServer(jsonReply(forMember));
  expect(await listActivities(server.api)).toEqual({
    activities: [
      {
        id: 1,
        code: 'recharge',
        page: 'recharge',
        category: 'deposit',
        title: 'Promoção de recarga',
        subtitle: 'De 5% a 20% conforme o total do mês',
        pictureUrl: null,
        claimBy: ['firstDeposit', 'activity'],
        startsAt: '2026-01-01T03:00:00.000Z',
        endsAt: null,
        content: [
          { kind: 'paragraph', text: 'Quanto mais você recarrega no mês, maior o presente.' },
          { kind: 'steps', items: ['Recarregue', 'Alcance uma faixa', 'Resgate no mês seguinte'] },
        ],
        rule: {
          metric: 'totalDeposits',
          period: 'monthly',
          min: 100_000,
          shareBasisPoints: null,
          maxReward: 2_000_000,
          turnoverTimes: 5,
          turnoverOn: 'deposit',
          claimDays: 7,
        },
        tiers: [
          {
            id: 1,
            name: 'Bronze',
            from: 100_000,
            to: 500_000,
            reward: { unit: 'share', min: 500, max: 1000 },
            state: 'open',
          },
          expect.objectContaining({ id: 2, name: 'Prata', state: 'locked' }),
        ],
        state: {
          status: 'open',
          progress: 300_000,
          next: 500_100,
          reward: 22_500,
          claimedAt: null,
          endsAt: '2026-05-08T02:59:59.000Z',
        },
        openCount: 1,
      },
    ],
    serverTime: '2026-05-05T00:07:33.000Z',
  });
  expect(server.onlyRequest().url.search).toBe('?lang=pt');
});

it('listActivities asks for one; guests see no state', async () => {
  const server = fakeServer(jsonReply(answerExample('listActivities', 'forGuest')));
  const { activities } = await listActivities(server.api, { code: 'rescue' });
  expect(activities).toMatchObject([
    { code: 'rescue', state: null, rule: { shareBasisPoints: 200, balanceBelow: 500 } },
  ]);
  expect(server.onlyRequest().url.searchParams.get('code')).toBe('rescue');
});

it('an amount in the words of the server keeps to one line', async () => {
  const [first] = forMember.data;
  const words = {
    subtitle: 'Até R$ 1.500,00',
    content: [{ type: 'terms', items: ['De R$ 5,00 a R$ 9,00'] }],
  };
  const { api } = fakeServer(jsonReply({ ...forMember, data: [{ ...first, ...words }] }));
  const [activity] = (await listActivities(api)).activities;
  expect(activity).toMatchObject({
    subtitle: 'Até R$\u00a01.500,00',
    content: [{ kind: 'terms', items: ['De R$\u00a05,00 a R$\u00a09,00'] }],
  });
});

it('the days of a week come with what each gave; one that cannot be read is left out', async () => {
  const [first] = forMember.data as [{ state: object }];
  const days = [
    { day: '2026-05-04', amount: '120.50' },
    { day: 'yesterday', amount: '1.00' },
    { day: '2026-05-05', amount: '-20.00' },
  ];
  const { api } = fakeServer(
    jsonReply({ ...forMember, data: [{ ...first, state: { ...first.state, days } }] }),
  );
  expect((await listActivities(api)).activities[0]?.state?.days).toEqual([
    { day: '2026-05-04', amount: 12_050 },
    { day: '2026-05-05', amount: -2_000 },
  ]);
});

it('figures of a counting activity are counts', async () => {
  const rule = {
    metric: 'invitees',
    period: 'monthly',
    min_amount: '3',
    percent: null,
    max_reward: null,
    turnover_times: 5,
    turnover_on: 'reward',
    claim_days: null,
  };
  const tier = { id: 1, name: 'x', from: 3, to: null, reward_type: 'amount', reward_min: 30, reward_max: 30 };
  const odd = { ...forMember.data[0], rule, tiers: [{ ...tier, state: 'claimed' }], state: null };
  const { api } = fakeServer(jsonReply({ ...forMember, data: [odd] }));
  expect((await listActivities(api)).activities).toMatchObject([
    { rule: { min: 3 }, tiers: [{ from: 3, to: null, reward: { unit: 'money', min: 3000 } }] },
  ]);
});

it('an activity newer than we are comes with its own code and text; parts that cannot be shown are left out', async () => {
  const [first] = forMember.data;
  const odd = {
    ...first,
    claim_by: ['lottery', 'activity'],
    content: [{ type: 'video', text: 'x', items: [] }],
  };
  const answer = { ...forMember, data: [{ ...first, code: 'jackpot' }, odd] };
  const { api } = fakeServer(jsonReply(answer));
  expect((await listActivities(api)).activities).toMatchObject([
    { code: 'jackpot', page: 'other', title: 'Promoção de recarga' },
    { code: 'recharge', claimBy: ['activity'], content: [] },
  ]);
});

it('figures of a metric newer than we are stay as the server says them', async () => {
  const [first] = forMember.data as [{ rule: object; tiers: readonly object[]; state: object }];
  const odd = {
    ...first,
    rule: { ...first.rule, metric: 'streak', min_amount: '12.50', period: 'yearly', turnover_on: 'streak' },
    tiers: [{ ...first.tiers[0], from: 3, to: null, reward_type: 'tickets', reward_min: 1, reward_max: 2 }],
    state: { ...first.state, progress: '4', next: 5 },
  };
  const { api } = fakeServer(jsonReply({ ...forMember, data: [odd] }));
  expect((await listActivities(api)).activities).toMatchObject([
    {
      rule: { metric: 'other', min: 12.5, period: 'other', turnoverOn: 'other' },
      tiers: [{ from: 3, to: null, reward: { unit: 'other', min: 1, max: 2 } }],
      state: { progress: 4, next: 5 },
    },
  ]);
});

it('a code that cannot stand in an address makes the activity unreadable', async () => {
  const [first] = forMember.data;
  const answer = { ...forMember, data: [{ ...first, code: '../profile' }, first] };
  const { api } = fakeServer(jsonReply(answer));
  expect((await listActivities(api)).activities).toMatchObject([{ code: 'recharge' }]);
});

it('claimActivity', async () => {
  const server = fakeServer(jsonReply(answerExample('claimActivity', 'exchanged')));
  const claim = { code: 'exchange', tierId: 2, idempotencyKey: 'key-00000001' } as const;
  expect(await claimActivity(server.api, claim)).toMatchObject({ amount: 600, turnover: 600 });
  const { body, headers } = server.onlyRequest();
  expect(body).toEqual({ code: 'exchange', tier_id: 2 });
  expect(headers.get('Idempotency-Key')).toBe('key-00000001');
  expect(requestViolations('claimActivity', body)).toEqual([]);
});
