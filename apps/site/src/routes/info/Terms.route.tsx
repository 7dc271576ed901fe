import { TextPage } from '@fortuna/ui/screens/shell/TextPage/TextPage.tsx';
import { paths } from '../../paths.ts';

export function Component() {
  return <TextPage page="terms" homeHref={paths.home} />;
}
