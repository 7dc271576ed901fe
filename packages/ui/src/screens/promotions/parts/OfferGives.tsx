import type { Activity } from '@fortuna/domain/model/promotions-activities.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { formatPercent } from '@fortuna/domain/percent.ts';
import { whatItGives } from '@fortuna/domain/what-it-gives.ts';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { OfferFigure } from '../../../components/PromoCard/OfferFigure.tsx';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { offerSign } from './offer-icons.ts';
import { wholeSum } from './whole-sum.ts';

export interface OfferGivesProps {
  readonly activity: Activity;
  /** What it is about stands below its sign, where it has no figure. Default: the sign alone. */
  readonly isNamed?: boolean;
}

/** What an offer gives, on the stub of its coupon: the one figure that says most of it, or its sign. */
export function OfferGives({ activity, isNamed = false }: OfferGivesProps) {
  const { t } = useTranslation('promotions');
  const language = useSiteLanguage();
  const gain = whatItGives(activity);
  if (gain === null)
    return (
      <OfferFigure caption={isNamed ? t(`categories.${activity.category}`) : null}>
        <Icon name={offerSign(activity)} size={32} />
      </OfferFigure>
    );
  const { unit, value, bound } = gain;
  const bounds = { least: t('conditions.min'), most: t('conditions.max') };
  return (
    <OfferFigure
      caption={bound && bounds[bound]}
      figure={unit === 'share' ? formatPercent(value, language) : wholeSum(formatMoney(value, language))}
    />
  );
}
