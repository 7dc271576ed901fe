/**
 * How much of the window's foot a bar takes up for good: the layout with a bottom navigation says so (`AppFrame`), and there is none on
 * pages that stand alone and in dialogs.
 */
export const bottomBarProperty = '--bottom-bar';
export const bottomBar = `var(${bottomBarProperty}, env(safe-area-inset-bottom))`;
