import { mareMark } from '@fortuna/ui/brands/mare/mark.ts';
import type { FrameBrand } from '@fortuna/ui/screens/shell/SiteFrame/SiteFrame.tsx';

/** The brand of this build. */
export const brand: FrameBrand = { name: 'maré', mark: mareMark };
