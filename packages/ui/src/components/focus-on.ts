/** Reading goes on at a place that nobody tabs to. The view stays. */
export function focusOn(place: HTMLElement): void {
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
