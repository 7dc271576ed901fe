import { html } from 'hono/html';
import { catalogue } from '../../../catalogue/catalogue.ts';
import { type LiveTable, liveTables } from '../../../roulette/live-tables.ts';
import { orderOf, tableOrderNames } from '../../../roulette/table-orders.ts';
import { overviewOf } from '../../../roulette/table-standing.ts';
import type { Markup } from '../../page.ts';
import { type Desk, deskPath, type Section } from '../desk.ts';
import { badge } from '../parts/pieces.ts';
import { table } from '../parts/table.ts';

const tones = { open: 'good', full: 'wait', offline: 'bad' } as const;

function orders(desk: Desk, one: LiveTable): Markup {
  const words = desk.texts.tables;
  const { order } = orderOf(desk.world, one);
  const others = tableOrderNames.filter((name) => name !== order);
  return html`<form class="buttons" method="post" action="${deskPath('tables', String(one.gameId))}">${others.map(
    (name) => html`<button class="second" name="state" value="${name}">${words.orders[name]}</button>`,
  )}</form>`;
}

/** The live tables: who sits there, and whether they are dealt. */
export const tableSection: Section = {
  id: 'tables',
  group: 'sandbox',
  body: (desk) => {
    const { world, texts } = desk;
    const words = texts.tables;
    return html`<p class="quiet">${words.notice}</p>${table<LiveTable>(
      words.list,
      [
        {
          heading: words.table,
          kind: 'lead',
          cell: ({ gameId }) => catalogue().findById(gameId)?.name ?? '',
        },
        {
          heading: texts.list.state,
          cell: (one) => {
            const { order } = orderOf(world, one);
            return badge(tones[order], words.states[order]);
          },
        },
        {
          heading: words.players,
          cell: (one) => `${overviewOf(world, one).players} / ${one.seats}`,
        },
        { heading: texts.list.action, kind: 'actions', cell: (one) => orders(desk, one) },
      ],
      liveTables,
    )}`;
  },
};
