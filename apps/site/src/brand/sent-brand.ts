/** The element in the page of a brand that is not the default one which holds its data and words: nothing has to be fetched for it. */
export const sentBrandId = 'sent-brand';
