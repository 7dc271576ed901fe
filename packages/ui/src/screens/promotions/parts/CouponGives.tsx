import type { Activity } from '@fortuna/domain/model/promotions-activities.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { formatPercent } from '@fortuna/domain/percent.ts';
import { whatItGives } from '@fortuna/domain/what-it-gives.ts';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { CouponFigure } from '../../../components/PromoCard/CouponFigure.tsx';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { offerIcons } from './offer-icons.ts';

export interface CouponGivesProps {
  readonly activity: Activity;
  /** What it is about stands below its sign, where it has no figure. Default: the sign alone. */
  readonly isNamed?: boolean;
}

/** What an offer gives, on the stub of its coupon: the one figure that says most of it, or its sign. */
export function CouponGives({ activity, isNamed = false }: CouponGivesProps) {
  const { t } = useTranslation('promotions');
  const language = useSiteLanguage();
  const gain = whatItGives(activity);
  if (gain === null)
    return (
      <CouponFigure caption={isNamed ? t(`categories.${activity.category}`) : null}>
        <Icon name={offerIcons[activity.category]} size={32} />
      </CouponFigure>
    );
  const { unit, value, bound } = gain;
  const bounds = { least: t('conditions.min'), most: t('conditions.max') };
  return (
    <CouponFigure
      caption={bound && bounds[bound]}
      figure={unit === 'share' ? formatPercent(value, language) : round(formatMoney(value, language))}
    />
  );
}

/** Whole sums have no centavos in letters as large as these. */
function round(money: string): string {
  return money.replace(/[.,]00$/, '');
}
