/** What stands for an amount that the player wants covered; as long for every amount. */
export const veil = '••••••';
