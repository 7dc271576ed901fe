import { lazyPart } from '@fortuna/ui/components/lazy-look.tsx';
import { Failure } from '../frame/Failure.tsx';

/** In place of every page while the site is closed; nobody else pays for it and its words. */
export const ClosedPage = lazyPart(async () => (await import('./ClosedPage.tsx')).ClosedPage, Failure);
