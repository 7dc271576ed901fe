/** States of deposits and withdrawals, as the platform numbers them. */
export const orderStatus = { pending: 1, success: 2, failed: 3 } as const;
