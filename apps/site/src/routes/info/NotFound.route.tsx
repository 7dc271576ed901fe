import { NotFound } from '@fortuna/ui/screens/shell/NotFound/NotFound.tsx';
import { paths } from '../../paths.ts';

export function Component() {
  return <NotFound homeHref={paths.home} gamesHref={paths.games()} />;
}
