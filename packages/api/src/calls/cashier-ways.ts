import { codebook } from '../codebook.ts';

/** The contract's words for the three ways of a withdrawal. */
export const paymentTypes = codebook({ pix: 'pix', card: 'bank', ewallet: 'ewallet' });
