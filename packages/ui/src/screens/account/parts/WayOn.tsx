import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { useMedia } from '../../../components/use-media.ts';
import { listBesidePage } from './security-places.ts';

/** After something has been changed: to the list; where that stands beside the page already, to the profile. */
export function WayOn() {
  const { t } = useTranslation('account-security');
  const place = useMedia(listBesidePage) ? 'profile' : 'centre';
  return (
    <ButtonLink href={place === 'profile' ? to('/profile') : to('/security-center')} variant="primary">
      {t(`onTo.${place}`)}
    </ButtonLink>
  );
}
