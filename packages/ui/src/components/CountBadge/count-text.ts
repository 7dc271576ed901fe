const most = 99;

/** What stands in the badge; null for none. */
export function countText(count: number): string | null {
  if (count <= 0) return null;
  return count > most ? `${most}+` : String(count);
}
