import { type Centavos, formatMoney } from '@fortuna/domain/money.ts';
import { formatDateTime } from '@fortuna/domain/time-zone.ts';
import { html } from 'hono/html';
import type { World } from '../../world/world.ts';
import type { Markup, PageLanguage } from '../page.ts';
import { type DeskTexts, deskTexts } from './desk-texts.ts';

/** Rows that a table of the desk shows at most. */
export const longestList = 100;

/** The desk in one language. */
export interface Desk {
  readonly world: World;
  readonly language: PageLanguage;
  readonly texts: DeskTexts;
  money(amount: Centavos): string;
  instant(at: number): string;
  /** Address of one of its forms. */
  action(path: string): string;
}

export function openDesk(world: World, language: PageLanguage): Desk {
  return {
    world,
    language,
    texts: deskTexts[language],
    money: (amount) => formatMoney(amount, language),
    instant: (at) => formatDateTime(new Date(at).toISOString(), language),
    action: (path) => `/__desk/${path}?lang=${language}`,
  };
}

export function heading(text: string, kind = ''): Markup {
  return html`<th scope="col" class="${kind}">${text}</th>`;
}

export function table(headings: readonly Markup[], rows: readonly Markup[], empty: string): Markup {
  if (rows.length === 0) return html`<p class="quiet">${empty}</p>`;
  return html`<div class="scroll"><table><thead><tr>${headings}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

/** The number of an order and when it was made. */
export function orderCell({ instant }: Desk, billNo: string, at: number): Markup {
  return html`<td>${billNo}<br><span class="quiet">${instant(at)}</span></td>`;
}

/** Where the operator says why; `label` names the order that it is about. */
export function reasonInput({ texts }: Desk, label: string): Markup {
  return html`<input name="reason" required maxlength="200" placeholder="${texts.reason}" aria-label="${label}">`;
}

export function section(id: string, title: string, body: Markup | readonly Markup[]): Markup {
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${body}</section>`;
}
