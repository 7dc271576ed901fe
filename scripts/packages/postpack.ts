import { undress } from './dress.ts';

/** After `npm pack` in a package's folder. */
undress(process.cwd());
