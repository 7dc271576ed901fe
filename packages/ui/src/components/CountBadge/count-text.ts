import type { UnreadCount } from './count-badge-props.ts';

const most = 99;

/** What stands in the badge; null for none. */
export function countText(count: number): string | null {
  if (count <= 0) return null;
  return count > most ? `${most}+` : String(count);
}

/** What a control that carries a badge says after its own name; null for nothing. */
export function unreadWords(badge: UnreadCount | undefined): string | null {
  return badge === undefined || badge.count <= 0 ? null : badge.label;
}
