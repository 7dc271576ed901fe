import { TextPageScreen } from '@fortuna/ui/screens/site/TextPage/TextPageScreen.tsx';
import { definePage } from '../define-page.tsx';

function Privacy() {
  return <TextPageScreen page="privacy" />;
}

export const page = definePage({ path: '/privacy' }, Privacy);
