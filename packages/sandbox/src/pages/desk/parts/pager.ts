import { bcp47 } from '@fortuna/domain/language.ts';
import { html } from 'hono/html';
import { fillIn } from '../../../messages/translate.ts';
import type { Markup } from '../../page.ts';
import type { Desk } from '../desk.ts';

export const rowsPerPage = 25;

interface Place {
  /** From 1. */
  readonly page: number;
  readonly lastPage: number;
  readonly total: number;
}

/** Which rows of how many, and the ways to the others. */
export function pager(
  { texts, language }: Desk,
  { page, lastPage, total }: Place,
  address: (page: number) => string,
): Markup | string {
  if (total === 0) return '';
  const { list } = texts;
  const figure = new Intl.NumberFormat(bcp47(language));
  const from = (page - 1) * rowsPerPage + 1;
  const range = fillIn(list.range, {
    from: figure.format(from),
    to: figure.format(Math.min(total, page * rowsPerPage)),
    total: figure.format(total),
  });
  const way = (to: number, text: string) =>
    to < 1 || to > lastPage || to === page ? '' : html`<li><a href="${address(to)}">${text}</a></li>`;
  return html`<nav class="pager" aria-label="${list.pages}"><p>${range}</p><ul>
${page > 2 ? way(1, list.first) : ''}${way(page - 1, list.previous)}${way(page + 1, list.next)}${page < lastPage - 1 ? way(lastPage, list.last) : ''}</ul></nav>`;
}
