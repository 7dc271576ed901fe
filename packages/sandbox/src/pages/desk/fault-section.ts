import { html } from 'hono/html';
import { contractOperations } from '../../contract/document.ts';
import { type Faults, faultKinds } from '../../http/faults.ts';
import type { Markup } from '../page.ts';
import { type Desk, heading, section, table } from './desk-parts.ts';

export function faultSection({ texts, action }: Desk, faults: Faults): Markup {
  const rows = faults.list().map(
    ({ operation, kind, left }) => html`<tr><td>${operation}</td><td>${texts.kinds[kind]}</td>
<td>${left ?? texts.untilEnded}</td><td><form method="post" action="${action('faults/end')}">
<button class="second" name="operation" value="${operation}" aria-label="${texts.faultEnd} ${operation}">${texts.faultEnd}</button>
</form></td></tr>`,
  );
  const headings = [texts.operation, texts.kind, texts.left, texts.action].map((text) => heading(text));
  const names = contractOperations.map(({ id }) => id).sort();
  return section('faults', texts.faults, [
    html`<p class="quiet">${texts.faultsNotice}</p>`,
    table(headings, rows, texts.noFaults),
    html`<form class="below" method="post" action="${action('faults')}">
<label>${texts.operation} <select name="operation">${names.map((name) => html`<option>${name}</option>`)}</select></label>
<label>${texts.kind} <select name="kind">
${faultKinds.map((kind) => html`<option value="${kind}">${texts.kinds[kind]}</option>`)}</select></label>
<label>${texts.faultTimes} <input name="times" type="number" min="1" max="1000"></label>
<button>${texts.faultAdd}</button></form>`,
  ]);
}
