/**
 * After an error has taken the focus: the form's button comes clear of the bars as well, where it and the field fit a half window. By the next
 * frame the messages are drawn, which may have pushed it under a bar.
 */
export function keepActionInSight(): void {
  requestAnimationFrame(() => {
    const field = document.activeElement;
    const action = field?.closest('form')?.querySelector('[type="submit"]');
    if (!field || !action) return;
    const needed = action.getBoundingClientRect().bottom - field.getBoundingClientRect().top;
    if (needed < window.innerHeight / 2) action.scrollIntoView({ block: 'nearest' });
  });
}
