import { lazyLook } from '@fortuna/ui/components/lazy-look.tsx';
import { useLocation } from 'react-router-dom';
import { useClosedSite } from './closed-site.ts';

/** Its words are nobody's while the site is open. */
const MaintenanceNotice = lazyLook(
  async () => (await import('@fortuna/ui/screens/site/Maintenance/MaintenanceNotice.tsx')).MaintenanceNotice,
);

/** On a page that stays open while the site is closed. */
export function ClosedNotice() {
  const closed = useClosedSite();
  const { key } = useLocation();
  return closed !== null && closed.keptEntry === key ? <MaintenanceNotice until={closed.until} /> : null;
}
