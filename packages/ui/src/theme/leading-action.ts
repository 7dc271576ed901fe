/**
 * Matches `:root` while the page has one action of its own that leads (a form, or the profile's two ways money goes): what the bars
 * around it offer for a deposit is quiet meanwhile. Used as the beginning of a selector.
 */
export const whilePageLeads = `:root:has(${[
  'deposit-screen',
  'payment-screen',
  'withdraw-screen',
  'auth-screen',
  'profile-screen',
  'action-bar',
]
  .map((part) => `[data-part='${part}']`)
  .join(', ')})`;
