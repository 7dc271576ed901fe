const named = (...parts: readonly string[]) => parts.map((name) => `[data-part='${name}']`).join(', ');

const pages = named('deposit-screen', 'payment-screen', 'withdraw-screen', 'auth-screen', 'profile-screen');

/** Whoever reads about losses or harm, or asks for help, is not to be called to pay in. */
const quietPages = named(
  'daily-loss-relief-fund',
  'weekly-Compensation',
  'rescue',
  'responsible-gaming',
  'support-screen',
);

/**
 * Matches `:root` on a page that is about money on its way, a login, or the wallet itself, known with the page's first frame: its own way to
 * the deposit, or the form itself, is the one, and bars around it offer none. Used as the beginning of a selector.
 */
export const onLeadingPage = `:root:has(${pages})`;

/**
 * The same, wherever the page has a main button, where a member's home leads back to a game, and where losses, harm or help are spoken of: a window has one filled button at most, and
 * the frame's are drawn in outline then. It may come late: what this changes must not move anything.
 */
export const whilePageLeads = `:root:has(${pages}, ${quietPages}, [data-part='home-greeting'], main [data-variant='primary'])`;
