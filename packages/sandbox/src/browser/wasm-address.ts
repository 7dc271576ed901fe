import address from 'sql.js/dist/sql-wasm-browser.wasm?url';

/** Where a bundler puts SQLite; the line above is all that the sandbox needs from one (Vite's `?url`). */
export const wasmAddress: string = address;
