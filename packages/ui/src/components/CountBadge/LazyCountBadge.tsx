import { lazyDecoration } from '../lazy-look.tsx';

/** For the frame: guests have nothing unread, so the first page does without the badge's code. */
export const LazyCountBadge = lazyDecoration(async () => (await import('./CountBadge.tsx')).CountBadge);
