import { TextPageScreen } from '@fortuna/ui/screens/site/TextPage/TextPageScreen.tsx';
import { paths } from '../../paths.ts';
import { Optional } from '../Optional.tsx';

export function Component() {
  return (
    <Optional feature="faq">
      <TextPageScreen page="faq" homeHref={paths.home} />
    </Optional>
  );
}
