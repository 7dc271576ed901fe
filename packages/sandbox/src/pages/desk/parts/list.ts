import { html } from 'hono/html';
import { fillIn } from '../../../messages/translate.ts';
import type { Markup } from '../../page.ts';
import { type Desk, deskPath, type SectionId } from '../desk.ts';
import { countFilters, type Filters, listAddress, readFilters } from './filters.ts';
import { pager, rowsPerPage } from './pager.ts';
import { type Column, emptyState, table } from './table.ts';

export interface Slice {
  readonly limit: number;
  readonly offset: number;
}

/** A list of the desk: what can be asked of it, and how it answers. */
export interface List<State extends string, Row> {
  readonly id: SectionId;
  /** The one that is shown without being asked for first. */
  readonly states: readonly [State, ...State[]];
  readonly stateNames: Readonly<Record<State, string>>;
  /** What the search looks into. */
  readonly search: string;
  /** Where nobody in particular is addressed, there is no member to filter by. */
  readonly hasMembers?: boolean;
  /** Said where there is nothing without a filter. */
  readonly empty: string;
  readonly columns: readonly Column<Row>[];
  count(filters: Filters<State>): number;
  rows(filters: Filters<State>, slice: Slice): readonly Row[];
}

function stateLinks<State extends string, Row>(
  { texts }: Desk,
  { id, states, stateNames }: List<State, Row>,
  filters: Filters<State>,
): Markup {
  const links = states.map((state) => {
    const address = listAddress(id, { ...filters, state }, { usual: states[0] });
    const current = state === filters.state ? html` aria-current="true"` : '';
    return html`<li><a href="${address}"${current}>${stateNames[state]}</a></li>`;
  });
  return html`<nav class="states" aria-label="${texts.list.state}"><ul>${links}</ul></nav>`;
}

function filterForm<State extends string, Row>(
  { texts }: Desk,
  { id, states, search, hasMembers = true }: List<State, Row>,
  filters: Filters<State>,
): Markup {
  const { list } = texts;
  const narrowed = countFilters(filters);
  const input = (name: 'member' | 'text' | 'from' | 'to', label: string, more: Markup | string = '') =>
    html`<label>${label} <input name="${name}" value="${filters[name]}" autocomplete="off"${more}></label>`;
  const day = html` type="date"`;
  return html`<details class="filters"${narrowed > 0 ? html` open` : ''}>
<summary>${list.filters}${narrowed > 0 ? ` (${narrowed})` : ''}</summary>
<form method="get" action="${deskPath(id)}" role="search" aria-label="${fillIn(list.filterOf, { section: texts.sections[id] })}">
${filters.state === states[0] ? '' : html`<input type="hidden" name="state" value="${filters.state}">`}
${hasMembers ? input('member', list.member, html` maxlength="30"`) : ''}
${input('text', list.text, html` type="search" maxlength="100" class="wide" placeholder="${search}"`)}
${input('from', list.from, day)}${input('to', list.to, day)}
<div class="buttons"><button class="second">${list.apply}</button>${narrowed > 0 ? clearLink(texts, id, filters, states[0]) : ''}</div>
</form></details>`;
}

function clearLink({ list }: Desk['texts'], id: SectionId, { state }: Filters, usual: string): Markup {
  const clear: Filters = { state, member: '', text: '', from: '', to: '' };
  return html`<a class="clear" href="${listAddress(id, clear, { usual })}">${list.clear}</a>`;
}

/** States, filters, rows and pages. */
export function listOf<State extends string, Row>(desk: Desk, list: List<State, Row>): Markup {
  const { texts } = desk;
  const [usual] = list.states;
  const filters = readFilters(desk, list.states);
  const total = list.count(filters);
  const lastPage = Math.max(1, Math.ceil(total / rowsPerPage));
  const asked = /^[1-9]\d{0,6}$/.test(desk.asked('page')) ? Number(desk.asked('page')) : 1;
  const page = Math.min(asked, lastPage);
  const rows = list.rows(filters, { limit: rowsPerPage, offset: (page - 1) * rowsPerPage });
  const isNarrowed = countFilters(filters) > 0 || filters.state !== usual;
  const nothing = isNarrowed
    ? emptyState(
        texts.list.nothing,
        countFilters(filters) > 0 ? clearLink(texts, list.id, filters, usual) : '',
      )
    : emptyState(list.empty);
  return html`${stateLinks(desk, list, filters)}${filterForm(desk, list, filters)}
${rows.length === 0 ? nothing : table(texts.sections[list.id], list.columns, rows)}
${pager(desk, { page, lastPage, total }, (to) => listAddress(list.id, filters, { page: to, usual }))}`;
}
