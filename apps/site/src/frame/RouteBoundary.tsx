import { RouteErrorScreen } from '@fortuna/ui/screens/site/RouteError/RouteErrorScreen.tsx';
import { useRouteError } from 'react-router-dom';

/** A page that could not be drawn or loaded keeps the frame, says so and offers a retry (requirement ERR-03). */
export function RouteBoundary() {
  const error = useRouteError();
  console.error(error);
  return <RouteErrorScreen onRetry={() => window.location.reload()} />;
}
