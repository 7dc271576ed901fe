/** What came of a press on a claim in the head of an offer, which is longer than its button. */
export const claimTold =
  ":is([data-part='claim'] [data-part='notice'], [data-part='claim-reward'] > :not(:first-child))";
