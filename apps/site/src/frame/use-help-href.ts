import { useBrand } from '@fortuna/ui/theme/brand-context.ts';
import { paths } from '../paths.ts';

/** Where help is found: `ours` on this site, or the operator's own help centre where the brand has no questions and answers here. */
export function useHelpHref(ours: string = paths.support): string {
  return useBrand().helpHref ?? ours;
}
