import { AgencyFaqScreen } from '@fortuna/ui/screens/agency/AgencyFaq/AgencyFaqScreen.tsx';
import { definePage } from '../define-page.tsx';

export const page = definePage({ path: '/agency-center/faq', feature: 'agency' }, AgencyFaqScreen);
