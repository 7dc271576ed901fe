import { siteDay } from '@fortuna/domain/time-zone.ts';
import { html } from 'hono/html';
import { fillIn } from '../../../messages/translate.ts';
import { type Announcement, allAnnouncements } from '../../../world/announcements.ts';
import { languageLabel } from '../../language-label.ts';
import type { Markup } from '../../page.ts';
import { type Desk, deskPath, type Section } from '../desk.ts';
import type { Filters } from '../parts/filters.ts';
import { listOf } from '../parts/list.ts';
import { badge, part, typedText } from '../parts/pieces.ts';
import { question } from '../parts/question.ts';
import type { Column } from '../parts/table.ts';

const states = ['running', 'ended', 'all'] as const;
type State = (typeof states)[number];

/** The languages that an announcement can be written in; Portuguese stands in for the others. */
export const announcementLanguages = ['pt', 'en', 'cn'] as const;

function isRunning({ world }: Desk, { endedAt }: Announcement): boolean {
  return endedAt === null || endedAt > world.clock.now();
}

function matches(desk: Desk, { state, text, from, to }: Filters<State>, row: Announcement): boolean {
  const day = siteDay(new Date(row.startedAt).toISOString());
  const words = Object.values(row.texts).flatMap(({ title, content }) => [title, content]);
  return (
    (state === 'all' || isRunning(desk, row) === (state === 'running')) &&
    words.some((word) => word.toLowerCase().includes(text.toLowerCase())) &&
    (from === '' || day >= from) &&
    (to === '' || day <= to)
  );
}

function ending(desk: Desk, row: Announcement): Markup {
  const words = desk.texts.announcements;
  const { title } = row.texts[desk.language] ?? row.texts.pt;
  if (!isRunning(desk, row)) {
    return badge('plain', fillIn(words.endedAt, { at: desk.instant(row.endedAt ?? 0) }));
  }
  const asking = question(desk, {
    id: `end-${row.id}`,
    button: words.end,
    label: `${words.end}: ${title}`,
    title: words.endAsk,
    what: fillIn(words.endWhat, { title }),
    yes: words.endYes,
    kind: 'harm',
    isFinal: true,
    action: `${deskPath('announcements', String(row.id))}/end`,
  });
  return html`<div class="buttons">${asking}</div>`;
}

function columns(desk: Desk): readonly Column<Announcement>[] {
  const { texts, language, instant } = desk;
  const words = texts.announcements;
  return [
    {
      heading: words.heading,
      kind: 'lead',
      cell: (row) => {
        const { title, content } = row.texts[language] ?? row.texts.pt;
        return html`<details class="letter"><summary>${typedText(title)}</summary><p>${typedText(content)}</p></details>
${row.isPopup ? badge('wait', words.popup) : ''}${row.url === null ? '' : html`<span class="quiet">${row.url}</span>`}`;
      },
    },
    { heading: words.started, cell: ({ startedAt }) => instant(startedAt) },
    { heading: texts.list.action, kind: 'actions', cell: (row) => ending(desk, row) },
  ];
}

function announcementForm({ texts, typed }: Desk): Markup {
  const words = texts.announcements;
  const fields = announcementLanguages.map((code) => {
    const isNeeded = code === 'pt';
    const note = isNeeded ? '' : html` <span class="hint">(${words.optional})</span>`;
    const need = isNeeded ? html` required` : '';
    return html`<fieldset><legend>${languageLabel(code)}${note}</legend>
<label>${words.heading} <input name="title_${code}" maxlength="100" value="${typed(`title_${code}`)}"${need}></label>
<label>${words.content} <textarea name="content_${code}" maxlength="2000" rows="3"${need}>${typed(`content_${code}`)}</textarea></label></fieldset>`;
  });
  return part(
    'announce',
    words.new,
    html`<form class="stack" method="post" action="${deskPath('announcements')}">
<div class="columns">${fields}</div><p class="hint">${words.fallback}</p>
<label>${words.link} (${words.optional}) <input name="url" maxlength="200" pattern="/.*" placeholder="${words.linkHint}" value="${typed('url')}"></label>
<label class="check"><input type="checkbox" name="popup" value="1"${typed('popup') === '1' ? html` checked` : ''}> ${words.popup}</label>
<div class="buttons"><button class="first">${words.announce}</button></div></form>`,
  );
}

/** What everybody is told: what runs, what has run, and a form for more. */
export const announcementSection: Section = {
  id: 'announcements',
  group: 'people',
  body: (desk) => {
    const { world, texts } = desk;
    const all = allAnnouncements(world);
    const list = listOf<State, Announcement>(desk, {
      id: 'announcements',
      states,
      stateNames: texts.announcements.states,
      search: texts.announcements.search,
      hasMembers: false,
      empty: texts.announcements.empty,
      columns: columns(desk),
      count: (filters) => all.filter((row) => matches(desk, filters, row)).length,
      rows: (filters, { limit, offset }) =>
        all.filter((row) => matches(desk, filters, row)).slice(offset, offset + limit),
    });
    return html`${part('announced', texts.announcements.list, list)}${announcementForm(desk)}`;
  },
};
