import { RouteError } from '@fortuna/ui/screens/shell/RouteError/RouteError.tsx';
import { useRouteError } from 'react-router-dom';
import { paths } from '../paths.ts';

/** A page that could not be drawn or loaded keeps the frame, says so and offers a retry (requirement ERR-03). */
export function RouteBoundary() {
  const error = useRouteError();
  console.error(error);
  return <RouteError homeHref={paths.home} onRetry={() => window.location.reload()} />;
}
