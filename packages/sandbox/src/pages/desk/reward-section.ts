import { and, desc, eq, ne } from 'drizzle-orm';
import { html } from 'hono/html';
import { coverStatus } from '../../world/promotions/turnover.ts';
import { members } from '../../world/schema.ts';
import { rewards } from '../../world/tables-promotions.ts';
import type { Markup } from '../page.ts';
import { type Desk, heading, longestList, orderCell, reasonInput, section, table } from './desk-parts.ts';

function rewardRows(desk: Desk, memberName: string): Markup[] {
  const { world, texts, money, action } = desk;
  return world.db
    .select({ reward: rewards, name: members.name })
    .from(rewards)
    .innerJoin(members, eq(members.id, rewards.memberId))
    .where(
      and(
        ne(rewards.status, coverStatus.cancelled),
        memberName === '' ? undefined : eq(members.name, memberName.toLowerCase()),
      ),
    )
    .orderBy(desc(rewards.at), desc(rewards.id))
    .limit(longestList)
    .all()
    .map(
      ({ reward, name }) => html`<tr>${orderCell(desk, reward.billNo, reward.at)}
<td>${name}</td><td>${reward.source}</td><td class="money">${money(reward.money)}</td>
<td class="money">${money(reward.covered)} ${texts.of} ${money(reward.turnover)}</td>
<td><form method="post" action="${action(`rewards/${reward.billNo}`)}">
${reasonInput(desk, `${texts.reasonToCancel} ${reward.billNo}`)}
<button class="second" aria-label="${texts.cancelReward} ${reward.billNo}">${texts.cancelReward}</button></form></td></tr>`,
    );
}

/** Rewards that can be revoked for abuse, newest first; one member's where a name is given. */
export function rewardSection(desk: Desk, memberName: string): Markup {
  const { texts, language } = desk;
  const headings = [
    heading(texts.order),
    heading(texts.member),
    heading(texts.kind),
    heading(texts.amount, 'money'),
    heading(texts.covered, 'money'),
    heading(texts.action),
  ];
  return section('rewards', texts.rewards, [
    html`<form method="get" action="/__desk"><input type="hidden" name="lang" value="${language}">
<label>${texts.rewardsOf} <input name="rewards_of" value="${memberName}" maxlength="30" autocomplete="off"></label>
<button class="second">${texts.show}</button></form>`,
    table(headings, rewardRows(desk, memberName), texts.noRewards),
  ]);
}
