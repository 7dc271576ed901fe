import * as schema from './schema.ts';

/** Every table of the world; creation and reset go through this list. */
export const tables = Object.values(schema);
