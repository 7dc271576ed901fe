import { to } from '@fortuna/domain/site-map.ts';
import { type RouteObject, replace } from 'react-router-dom';

/** Addresses under which others have linked a page (requirement BONUS-01) or would look for one: they lead to where it is, and Back does not lead here again. */
export const movedRoutes: readonly RouteObject[] = [
  { path: '/register', loader: () => replace(to('/login', { mode: 'register' })) },
  {
    path: '/promotion/:name',
    loader: ({ params, request }) =>
      replace(`/promotion/activity/${params.name}${new URL(request.url).search}`),
  },
];
