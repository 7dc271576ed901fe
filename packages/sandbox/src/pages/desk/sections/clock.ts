import { toPlatformDate } from '@fortuna/domain/time-zone.ts';
import { html } from 'hono/html';
import { type Desk, deskPath, type Section } from '../desk.ts';

/** The site's wall time as the browser's field writes it, to the minute. */
function wallTime({ world }: Desk): string {
  return toPlatformDate(new Date(world.clock.now())).slice(0, 16).replace(' ', 'T');
}

/** Sets and advances the time that every rule goes by. */
export const clockSection: Section = {
  id: 'clock',
  group: 'sandbox',
  body: (desk) => {
    const { world, texts, instant, typed } = desk;
    const words = texts.clock;
    const action = deskPath('clock');
    return html`<div class="part"><p class="figure"><span>${words.now}</span><strong>${instant(world.clock.now())}</strong></p>
<p class="quiet">${words.notice}</p>
<form method="post" action="${action}"><fieldset class="buttons"><legend>${words.forward}</legend>
<button class="second" name="hours" value="1">${words.hour}</button><button class="second" name="hours" value="24">${words.day}</button>
<button class="second" name="hours" value="168">${words.week}</button></fieldset></form>
<form class="line" method="post" action="${action}">
<label>${words.set} <input type="datetime-local" name="wall" value="${typed('wall') || wallTime(desk)}" required></label>
<button class="first">${words.setButton}</button></form>
<form method="post" action="${action}"><button class="second" name="real" value="1">${words.back}</button></form></div>`;
  },
};
