import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestSandbox, testSandbox } from './testing/test-sandbox.ts';
import { findMemberByName } from './world/members.ts';
import { listedActivities } from './world/promotions/activities/activity-list.ts';

let sandbox: TestSandbox;
beforeAll(() => {
  sandbox = testSandbox();
});
afterAll(() => sandbox.close());

test.each(['rica', 'nova', 'agente', 'arquivo', 'sempin'])(
  'what a rule says of its turnover is what a reward of %s asks for',
  (name) => {
    const { world } = sandbox;
    const member = findMemberByName(world, name);
    if (!member) throw new Error(`no member is called ${name}`);
    for (const { code, figures, rules } of listedActivities) {
      if (!rules) continue;
      const { progress, offers } = rules.stand(world, member);
      for (const { reward, turnover } of offers) {
        if (!reward) continue;
        const base = { reward, recharge: progress, none: 0 }[figures.turnoverOn];
        expect(turnover, code).toBe(figures.turnoverTimes * base);
      }
    }
  },
);
