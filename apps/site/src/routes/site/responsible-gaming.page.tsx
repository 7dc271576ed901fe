import { TextPageScreen } from '@fortuna/ui/screens/site/TextPage/TextPageScreen.tsx';
import { definePage } from '../define-page.tsx';

function ResponsibleGaming() {
  return <TextPageScreen page="responsibleGaming" />;
}

export const page = definePage({ path: '/responsible-gaming' }, ResponsibleGaming);
