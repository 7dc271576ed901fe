import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { Logo } from '../../../components/Logo/Logo.tsx';
import { HomeLink } from '../../../components/TopBar/header-parts.ts';
import { useBrand } from '../../../theme/brand-context.ts';

/** In the strip of a page that stands alone: whose it is, and the way to the rest of the site. */
export function HomeStart() {
  const { t } = useTranslation('site');
  const { name, mark } = useBrand();
  return (
    <HomeLink href={to('/')} aria-label={t('frame.homeLink', { brand: name })}>
      <Logo name={name} mark={mark} />
    </HomeLink>
  );
}
