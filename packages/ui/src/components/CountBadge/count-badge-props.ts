/** How many are new, and what: an `unread` of the model in the player's language. */
export interface UnreadCount {
  /** Zero and less: there is no badge. Above 99 it is "99+". */
  readonly count: number;
  /** The whole number in words, for screen readers: "120 não lidas". */
  readonly label: string;
}

export interface CountBadgeProps {
  /** Zero and less: nothing is drawn. Above 99 it is "99+". */
  readonly count: UnreadCount['count'];
  /** Left out where what carries it says it after its own name (`unreadWords`). */
  readonly label?: UnreadCount['label'] | undefined;
  /** `corner`: on the upper right of the nearest positioned element, an icon. Default: `inline`. */
  readonly placement?: 'inline' | 'corner';
}
