import { html } from 'hono/html';
import { listAnnouncements } from '../../world/announcements.ts';
import type { Markup } from '../page.ts';
import { type Desk, heading, section, table } from './desk-parts.ts';

/**
 * The current announcements, and a form for a new one; where the English text is empty, readers of other languages get the
 * Portuguese one.
 */
export function announcementSection({ world, language, texts, instant, action }: Desk): Markup {
  const rows = listAnnouncements(world, language).map(
    ({ id, title, content, isPopup, startedAt }) => html`<tr><td>${instant(startedAt)}</td>
<td>${title}${isPopup ? html` <span class="quiet">${texts.popup}</span>` : ''}<br><span class="quiet">${content}</span></td>
<td><form method="post" action="${action(`announcements/${id}/end`)}">
<button class="second" aria-label="${texts.end}: ${title}">${texts.end}</button></form></td></tr>`,
  );
  const headings = [texts.started, texts.heading, texts.action].map((text) => heading(text));
  return section('announcements', texts.announcements, [
    table(headings, rows, texts.noAnnouncements),
    html`<form class="stack" method="post" action="${action('announcements')}">
<label>${texts.heading} (pt) <input name="title_pt" required maxlength="100"></label>
<label>${texts.content} (pt) <textarea name="content_pt" required maxlength="2000" rows="3"></textarea></label>
<label>${texts.heading} (en) <input name="title_en" maxlength="100"></label>
<label>${texts.content} (en) <textarea name="content_en" maxlength="2000" rows="3"></textarea></label>
<label>${texts.link} <input name="url" maxlength="200" pattern="/.*"></label>
<label class="check"><input type="checkbox" name="popup" value="1"> ${texts.popup}</label>
<button>${texts.announce}</button></form>`,
  ]);
}
