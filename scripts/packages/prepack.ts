import { buildPackage } from './build-package.ts';
import { dress, undress } from './dress.ts';

/** Before `npm pack` in a package's folder. */
const folder = process.cwd();
undress(folder);
buildPackage(folder);
dress(folder);
