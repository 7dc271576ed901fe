const pages = ['deposit-screen', 'payment-screen', 'withdraw-screen', 'auth-screen', 'profile-screen']
  .map((name) => `[data-part='${name}']`)
  .join(', ');

/**
 * Matches `:root` on a page that is about money on its way, a login, or the wallet itself, known with the page's first frame: its own way to
 * the deposit, or the form itself, is the one, and bars around it offer none. Used as the beginning of a selector.
 */
export const onLeadingPage = `:root:has(${pages})`;

/**
 * The same, and wherever the page has a main button: a window has one filled button, and the frame's are drawn in outline then. It may
 * come late: what this changes must not move anything.
 */
export const whilePageLeads = `:root:has(${pages}, main [data-variant='primary'])`;
