import { TextPageScreen } from '@fortuna/ui/screens/site/TextPage/TextPageScreen.tsx';
import { definePage } from '../define-page.tsx';

function Terms() {
  return <TextPageScreen page="terms" />;
}

export const page = definePage({ path: '/terms' }, Terms);
