import { lazyLook } from '../lazy-look.tsx';

/** For the frame: guests have nothing unread, so the first page does without the badge's code. */
export const LazyCountBadge = lazyLook(async () => (await import('./CountBadge.tsx')).CountBadge);
