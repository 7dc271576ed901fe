import { TextPage } from '@fortuna/ui/screens/shell/TextPage/TextPage.tsx';
import { paths } from '../../paths.ts';
import { Optional } from '../Optional.tsx';

export function Component() {
  return (
    <Optional feature="faq">
      <TextPage page="faq" homeHref={paths.home} />
    </Optional>
  );
}
