import { to } from '@fortuna/domain/site-map.ts';
import { definePage } from '../define-page.tsx';
import { SelfCheck } from './self-check/SelfCheck.tsx';

function Test12() {
  return <SelfCheck aloneHref={to('/test')} />;
}

export const page = definePage({ path: '/test12' }, Test12);
