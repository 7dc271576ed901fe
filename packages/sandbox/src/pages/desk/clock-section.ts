import { toPlatformDate } from '@fortuna/domain/time-zone.ts';
import { html } from 'hono/html';
import type { Markup } from '../page.ts';
import { type Desk, section } from './desk-parts.ts';

/** Sets and advances the time that every rule goes by. */
export function clockSection({ world, texts, instant, action }: Desk): Markup {
  const now = world.clock.now();
  const wall = toPlatformDate(new Date(now)).slice(0, 16).replace(' ', 'T');
  return section(
    'clock',
    texts.clock,
    html`<p>${texts.clockNow}: <strong>${instant(now)}</strong></p>
<form method="post" action="${action('clock')}">
<button name="hours" value="1">${texts.hour}</button><button name="hours" value="24">${texts.day}</button>
<button name="hours" value="168">${texts.week}</button>
<button class="button second" name="real" value="1">${texts.clockBack}</button></form>
<form class="below" method="post" action="${action('clock')}">
<label>${texts.clockSet} <input type="datetime-local" name="wall" value="${wall}" required></label>
<button>${texts.clockSetButton}</button></form>`,
  );
}
