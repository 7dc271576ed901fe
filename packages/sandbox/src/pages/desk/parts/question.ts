import { html } from 'hono/html';
import type { Markup } from '../../page.ts';
import type { Desk } from '../desk.ts';

export interface Question {
  readonly id: string;
  /** On the button that asks; `label` is its name for those who do not see the row that it stands in. */
  readonly button: string;
  readonly label: string;
  /** Of the button that asks, among those beside it. Default: `second`, and `last` for harm. */
  readonly weight?: 'first' | 'second' | 'last';
  readonly title: string;
  readonly what: string;
  readonly yes: string;
  /** `harm`: takes something from the member. */
  readonly kind: 'plain' | 'harm';
  readonly isFinal: boolean;
  /** Where the answer is sent, and with which field. */
  readonly action: string;
  readonly answer?: readonly [name: string, value: string];
  readonly fields?: Markup;
}

/**
 * A button that asks before it acts. The question is a popover, which the browser opens, closes and gives the focus to without a
 * script; one that knows no popovers shows it in place.
 */
export function question({ texts }: Desk, asked: Question): Markup {
  const { id, kind, isFinal, fields, answer = ['', ''] } = asked;
  const [name, value] = answer;
  const { weight = kind === 'harm' ? 'last' : 'second' } = asked;
  return html`<button type="button" class="${weight}" popovertarget="${id}" aria-label="${asked.label}">${asked.button}</button>
<div id="${id}" class="question" popover role="dialog" aria-labelledby="${id}-title" tabindex="-1"${fields ? '' : html` autofocus`}>
<form method="post" action="${asked.action}">
<h3 id="${id}-title">${asked.title}</h3>
<p>${asked.what}${isFinal ? html` <strong>${texts.frame.final}</strong>` : ''}</p>
${fields ?? ''}<div class="buttons"><button class="${kind === 'harm' ? 'danger' : 'first'}"${name === '' ? '' : html` name="${name}" value="${value}"`}>${asked.yes}</button>
<button type="button" class="second" popovertarget="${id}" popovertargetaction="hide">${texts.frame.cancel}</button></div>
</form></div>`;
}

/** Where the operator says why; `label` and the number of the order name the field. */
export function reasonField({ texts }: Desk, id: string, label: string, billNo: string): Markup {
  return html`<label>${label} <span class="number">${billNo}</span>
<textarea name="reason" required maxlength="200" rows="2" autofocus aria-describedby="${id}-hint"></textarea></label>
<p class="hint" id="${id}-hint">${texts.orders.reasonHint}</p>`;
}
