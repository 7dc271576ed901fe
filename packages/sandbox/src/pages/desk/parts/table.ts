import { html } from 'hono/html';
import type { Markup } from '../../page.ts';

export interface Column<Row> {
  readonly heading: string;
  /**
   * `lead` names the row, `money` stands right in figures of one width, `sums` are several of them, `actions` has the row's
   * buttons, `wide` has a line of its own on a card.
   */
  readonly kind?: 'lead' | 'money' | 'sums' | 'actions' | 'wide';
  cell(row: Row): Markup | string;
}

function cellOf<Row>({ heading, kind, cell }: Column<Row>, row: Row): Markup {
  return kind === 'lead'
    ? html`<th role="rowheader" scope="row" class="lead" data-label="${heading}">${cell(row)}</th>`
    : html`<td role="cell" class="${kind ?? ''}" data-label="${heading}">${cell(row)}</td>`;
}

/**
 * A table, whose rows are cards where it is narrow. The roles are said because a browser forgets those of a table that is not laid out
 * as one.
 */
export function table<Row>(name: string, columns: readonly Column<Row>[], rows: readonly Row[]): Markup {
  const heads = columns.map(
    ({ heading, kind }) => html`<th role="columnheader" scope="col" class="${kind ?? ''}">${heading}</th>`,
  );
  return html`<div class="list"><table role="table" aria-label="${name}">
<thead role="rowgroup"><tr role="row">${heads}</tr></thead>
<tbody role="rowgroup">${rows.map(
    (row) => html`<tr role="row">${columns.map((column) => cellOf(column, row))}</tr>
`,
  )}</tbody></table></div>`;
}

/** Where a table would stand if there were rows. */
export function emptyState(text: string, way: Markup | string = ''): Markup {
  return html`<div class="empty"><svg viewBox="0 0 48 48" aria-hidden="true"><path d="M7 29 13 11h22l6 18v9H7zm0 0h10l3 4h8l3-4h10"/></svg>
<p>${text}</p>${way}</div>`;
}
