import { html } from 'hono/html';
import { fillIn } from '../../messages/translate.ts';
import { checkLedger } from '../../world/ledger.ts';
import { languageLinks } from '../language-links.ts';
import { type Markup, page } from '../page.ts';
import { type Desk, deskPath, type Section } from './desk.ts';
import { deskSections } from './desk-sections.ts';

function menuEntry(desk: Desk, section: Section, current: Section): Markup {
  const waiting = section.waiting?.(desk) ?? 0;
  return html`<li><a href="${deskPath(section.id)}"${section === current ? html` aria-current="page"` : ''}>${desk.texts.sections[section.id]}${
    waiting > 0 ? html` <span class="count">${waiting}</span>` : ''
  }</a></li>`;
}

/** On narrow windows a popover behind a button, on wide ones a column: one list, without a script. */
function menu(desk: Desk, current: Section): Markup {
  const { texts } = desk;
  const sections = Object.values(deskSections);
  const entries = (group: Section['group']) =>
    sections.filter((section) => section.group === group).map((section) => menuEntry(desk, section, current));
  return html`<nav id="menu" class="menu" popover aria-label="${texts.frame.sections}"><ul>${entries(null)}</ul>
${(['money', 'people', 'sandbox'] as const).map(
  (group) => html`<h2>${texts.groups[group]}</h2><ul>${entries(group)}</ul>`,
)}
${languageLinks(desk.language, texts.frame.language, { pathname: deskPath(current.id), search: desk.search })}</nav>`;
}

/** What the last press has led to. It has the focus, so that it is read out. */
function toldLine({ told }: Desk): Markup | string {
  if (told === null) return '';
  const role = told.tone === 'done' ? 'status' : 'alert';
  return html`<p class="told ${told.tone}" role="${role}" tabindex="-1" autofocus>${told.text}</p>`;
}

function ledgerLine({ world, texts, money }: Desk): Markup {
  const { total, unbalancedTransactions, accountsBelowZero } = checkLedger(world.db);
  const isSound = total === 0 && unbalancedTransactions === 0 && accountsBelowZero.length === 0;
  if (isSound) return html`<p>${texts.frame.balanced}</p>`;
  const values = {
    sum: money(total),
    transactions: unbalancedTransactions,
    accounts: accountsBelowZero.join(', ') || '–',
  };
  return html`<p class="bad" role="alert">${fillIn(texts.frame.notSound, values)}</p>`;
}

const mark = html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="9"/><path d="M9 23V9h13M9 16h10"/></svg>`;

/** The operator's desk: the administrator's part of the product, played by hand. */
export function deskPage(desk: Desk, section: Section): Markup {
  const { world, texts, language, told, instant } = desk;
  const { frame } = texts;
  const name = texts.sections[section.id];
  const title = [told?.text, name, frame.title, frame.product].filter(Boolean).join(' · ');
  return page({
    title,
    language,
    stylesheets: ['/assets/pages.css', '/assets/desk.css'],
    body: html`<a class="skip" href="#content">${frame.skip}</a>
<header class="bar"><a class="product" href="/__desk">${mark}<span>${frame.title}<small>Fortuna · ${frame.demo}</small></span></a>
<span class="badge wait">${frame.noMoney}</span>
<button type="button" class="second open-menu" popovertarget="menu">${frame.menu}</button></header>
<div class="desk">${menu(desk, section)}
<main id="content" tabindex="-1">${toldLine(desk)}<h1>${name}</h1>
${section.body(desk)}</main></div>
<footer class="foot"><p>${frame.notice}</p><p>${frame.time}: ${instant(world.clock.now())}</p>${ledgerLine(desk)}</footer>`,
  });
}
