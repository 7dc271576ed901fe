import { TextPageScreen } from '@fortuna/ui/screens/site/TextPage/TextPageScreen.tsx';
import { definePage } from '../define-page.tsx';

function Faq() {
  return <TextPageScreen page="faq" />;
}

export const page = definePage({ path: '/faq', feature: 'faq' }, Faq);
