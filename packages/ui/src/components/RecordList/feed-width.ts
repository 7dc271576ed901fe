/** A feed is read down its middle: wider, the eye loses its way from side to side. */
export const feedWidth = '46rem';
