const partsOf = (names: readonly string[]) => names.map((name) => `[data-part='${name}']`).join(', ');

/** Pages that are about money on its way, a login, or the wallet itself: known with the page's first frame. */
const pages = ['deposit-screen', 'payment-screen', 'withdraw-screen', 'auth-screen', 'profile-screen'];

/**
 * Matches `:root` on a page whose own way to the deposit, or the form itself, is the one: bars around it offer none. Used as the
 * beginning of a selector.
 */
export const onLeadingPage = `:root:has(${partsOf(pages)})`;

/**
 * The same, and wherever an action stays in reach of the thumb or a reward can be claimed. Both may come late: what this changes must
 * not move anything.
 */
export const whilePageLeads = `:root:has(${partsOf([...pages, 'action-bar'])}, [data-leads])`;
