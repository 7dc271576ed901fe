import { NotFoundScreen } from '@fortuna/ui/screens/site/NotFound/NotFoundScreen.tsx';
import { paths } from '../../paths.ts';

export function Component() {
  return <NotFoundScreen homeHref={paths.home} gamesHref={paths.games()} />;
}
