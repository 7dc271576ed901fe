import { html } from 'hono/html';
import { contractOperations } from '../../../contract/document.ts';
import { faultKinds } from '../../../http/faults.ts';
import type { Markup } from '../../page.ts';
import { type Desk, deskPath, type Section } from '../desk.ts';
import { part } from '../parts/pieces.ts';
import { emptyState, table } from '../parts/table.ts';

function inForce({ faults, texts }: Desk): Markup {
  const words = texts.faults;
  const rows = faults.list();
  if (rows.length === 0) return emptyState(words.empty);
  return table(
    words.list,
    [
      { heading: words.operation, kind: 'lead', cell: ({ operation }) => operation },
      { heading: words.kind, cell: ({ kind }) => words.kinds[kind] },
      { heading: words.left, cell: ({ left }) => (left === null ? words.untilEnded : String(left)) },
      {
        heading: texts.list.action,
        kind: 'actions',
        cell: ({ operation }) =>
          html`<form method="post" action="${deskPath('faults', 'end')}"><button class="second" name="operation" value="${operation}" aria-label="${words.end} ${operation}">${words.end}</button></form>`,
      },
    ],
    rows,
  );
}

function faultForm({ texts, typed }: Desk): Markup {
  const words = texts.faults;
  const option = (value: string, text: string, chosen: string) =>
    html`<option value="${value}"${value === chosen ? html` selected` : ''}>${text}</option>`;
  const operations = contractOperations.map(({ id }) => id).sort();
  return html`<form class="stack" method="post" action="${deskPath('faults')}">
<label>${words.operation} <select name="operation">${operations.map((id) => option(id, id, typed('operation')))}</select></label>
<label>${words.kind} <select name="kind">${faultKinds.map((kind) => option(kind, words.kinds[kind], typed('kind')))}</select></label>
<label>${words.times} <input name="times" type="number" min="1" max="1000" placeholder="${words.timesHint}" value="${typed('times')}"></label>
<div class="buttons"><button class="first">${words.cause}</button></div></form>`;
}

/** Makes calls of the site fail. */
export const faultSection: Section = {
  id: 'faults',
  group: 'sandbox',
  waiting: ({ faults }) => faults.list().length,
  body: (desk) => {
    const words = desk.texts.faults;
    return html`<p class="quiet">${words.notice}</p>
${part('in-force', words.list, inForce(desk))}${part('cause', words.new, faultForm(desk))}`;
  },
};
