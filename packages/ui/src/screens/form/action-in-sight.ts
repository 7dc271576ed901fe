/** For so many milliseconds after an error the form still grows: by the messages, by a new captcha. */
const settling = 1_000;

/**
 * After an error has taken the focus: the form's button comes clear of the bars as well, where it and the field fit a half window. What is
 * said of the error may have pushed it under a bar.
 */
export function keepActionInSight(): void {
  const field = document.activeElement;
  const form = field?.closest('form');
  const action = form?.querySelector('[type="submit"]');
  if (!field || !form || !action) return;
  const grown = new ResizeObserver(() => {
    const needed = action.getBoundingClientRect().bottom - field.getBoundingClientRect().top;
    if (needed < window.innerHeight / 2) action.scrollIntoView({ block: 'nearest' });
  });
  grown.observe(form);
  setTimeout(() => grown.disconnect(), settling);
}
