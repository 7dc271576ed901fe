import { MaintenanceNotice } from '@fortuna/ui/screens/site/Maintenance/MaintenanceNotice.tsx';
import { useLocation } from 'react-router-dom';
import { useClosedSite } from './closed-site.ts';

/** On a page that stays open while the site is closed. */
export function ClosedNotice() {
  const closed = useClosedSite();
  const { key } = useLocation();
  return closed !== null && closed.keptEntry === key ? <MaintenanceNotice until={closed.until} /> : null;
}
