/** How long after an answer a press still belongs to the one before it, in milliseconds. */
export const doublePressSpan = 1_000;
