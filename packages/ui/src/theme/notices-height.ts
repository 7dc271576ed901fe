/**
 * How much of the window's foot the notices take up (`PageNotices` measures it). What stays in sight down there stands that much higher, so
 * that nothing is covered.
 */
export const noticesProperty = '--notices-height';
export const noticesHeight = `var(${noticesProperty}, 0px)`;
