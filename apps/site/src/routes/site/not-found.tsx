import { NotFoundScreen } from '@fortuna/ui/screens/site/NotFound/NotFoundScreen.tsx';
import type { PageModule } from '../page-entry.ts';

/** Every address that is none of the site's. */
export const page: PageModule = { Component: NotFoundScreen, loader: () => null };
