import { TextPageScreen } from '@fortuna/ui/screens/site/TextPage/TextPageScreen.tsx';
import { paths } from '../../paths.ts';

export function Component() {
  return <TextPageScreen page="responsibleGaming" homeHref={paths.home} />;
}
