/**
 * Something stands over the page that wants an answer first (specification section 3, UI state: the modal-opened flag). The page itself
 * says so: dialogs are opened by the session, by screens and by parts of the kit, and all of them are named as what they are.
 */
export function isModalOpened(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}

type Typed = Pick<HTMLInputElement, 'type' | 'value' | 'readOnly' | 'disabled'>;

/** Of these a value says nothing: it was there before, or the address keeps it. */
const saysNothing = ['hidden', 'checkbox', 'radio', 'search', 'submit', 'button'];

/** True for a field that somebody may have typed into. */
export function isFilled({ type, value, readOnly, disabled }: Typed): boolean {
  return value.trim() !== '' && !readOnly && !disabled && !saysNothing.includes(type);
}

const secrets = 'input:is([type="password"], [autocomplete$="-password"])';

/** Empties what nobody may find when they come back to a screen that has waited: passwords and PINs, as if the player had done it. */
export function emptySecrets(): void {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  for (const field of document.querySelectorAll<HTMLInputElement>(secrets)) {
    // Past React, which would take the event for no change.
    value?.set?.call(field, '');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/**
 * Text stands in a form: whoever takes the page away takes that along. Also in one that is out of sight for a while, behind another tab or
 * behind the notice that the site is closed.
 */
export function isFormFilled(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form :is(input, textarea)',
  );
  return [...fields].some(isFilled);
}
