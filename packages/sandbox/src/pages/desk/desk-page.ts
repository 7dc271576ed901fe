import { html } from 'hono/html';
import type { Faults } from '../../http/faults.ts';
import { checkLedger } from '../../world/ledger.ts';
import { type Markup, page } from '../page.ts';
import { announcementSection } from './announcement-section.ts';
import { clockSection } from './clock-section.ts';
import { type Desk, section } from './desk-parts.ts';
import { faultSection } from './fault-section.ts';
import { mailboxSection, memberSection, writeSection } from './member-sections.ts';
import { depositSection, withdrawalSection } from './order-sections.ts';
import { rewardSection } from './reward-section.ts';

function ledgerSection({ world, texts, money }: Desk): Markup {
  const { total, unbalancedTransactions, accountsBelowZero } = checkLedger(world.db);
  const isSound = total === 0 && unbalancedTransactions === 0 && accountsBelowZero.length === 0;
  const line = isSound
    ? html`<p class="good">${texts.balanced}</p>`
    : html`<p class="bad" role="alert">${texts.notSound(money(total), unbalancedTransactions, accountsBelowZero.join(', '))}</p>`;
  return section('ledger', texts.ledger, line);
}

/**
 * The operator's desk: the administrator's part of the product, played by hand.
 * @param rewardsOf name of the member whose rewards are shown; empty for all
 */
export function deskPage(desk: Desk, faults: Faults, rewardsOf: string): Markup {
  const { texts, language } = desk;
  return page({
    title: `${texts.title} · Fortuna sandbox`,
    language,
    stylesheets: ['/assets/pages.css'],
    body: html`<main><h1>${texts.title}</h1>
<p class="notice">${texts.notice}</p>
<p><a href="/__desk?lang=${language}">${texts.refresh}</a> ·
<a href="/__desk?lang=${language === 'en' ? 'pt' : 'en'}">${texts.other}</a></p>
${withdrawalSection(desk)}${depositSection(desk)}${rewardSection(desk, rewardsOf)}${memberSection(desk)}${writeSection(desk)}${announcementSection(desk)}
${clockSection(desk)}${faultSection(desk, faults)}${mailboxSection(desk)}${ledgerSection(desk)}</main>`,
  });
}
