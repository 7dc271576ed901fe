/** The first of what can be claimed now on the page that `part` is on. */
export function firstClaim(part: HTMLElement | null): HTMLElement | null {
  const main = part?.closest('main');
  return main?.querySelector<HTMLElement>('[data-part="claim-reward"][data-leads] button') ?? null;
}
