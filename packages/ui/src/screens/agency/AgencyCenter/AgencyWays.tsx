import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { HeroArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { agencyIcons, agencyPaths, agencyPlaces } from '../parts/agency-places.ts';
import { Art, Detail, Label, List, Way } from './AgencyWays.style.ts';

export interface AgencyWaysProps {
  /** Of the picture. */
  readonly seed: number;
}

/** The pages of the centre: unequal cells, a table of contents, or stickers. */
export function AgencyWays({ seed }: AgencyWaysProps) {
  const { t } = useTranslation('agency');
  const { promotions } = useBrand().layout;
  return (
    <nav aria-label={t('center.ways')}>
      <List data-look={promotions}>
        {agencyPlaces.map((place) => (
          <li key={place} data-place={place}>
            <Way href={to(agencyPaths[place])}>
              {place === 'invite' && promotions !== 'ledger' && (
                <Art>
                  <HeroArt seed={seed} shape="wide" />
                </Art>
              )}
              <Icon name={agencyIcons[place]} size={24} />
              <Label>{t(`nav.${place}`)}</Label>
              <Detail>{t(`center.details.${place}`)}</Detail>
            </Way>
          </li>
        ))}
      </List>
    </nav>
  );
}
