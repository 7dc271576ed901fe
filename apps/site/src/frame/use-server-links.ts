import { useBrand } from '@fortuna/ui/theme/brand-context.ts';
import { useMemo } from 'react';
import { linkInto } from './server-links.ts';

/** Where the links of the server lead. */
export function useServerLinks(): (address: string | null) => string | null {
  const { switchedOff } = useBrand();
  return useMemo(() => linkInto(switchedOff), [switchedOff]);
}
