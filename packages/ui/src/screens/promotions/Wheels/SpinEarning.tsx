import type { SpinEarning as Earning, WheelKind } from '@fortuna/domain/model/promotions-wheels.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Progress } from '../../../components/Progress/Progress.tsx';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { Part, PartTitle, Quiet } from './wheels-layout.ts';

export interface SpinEarningProps {
  readonly kind: WheelKind;
  readonly earning: Earning;
  /** Guests are told the rule; how far they have come nobody knows. */
  readonly isGuest: boolean;
  /** There is no spin left: this is what to do next. */
  readonly isNext: boolean;
}

/** The rule in the server's figures, and the member's own next step. */
export function SpinEarning({ kind, earning, isGuest, isNext }: SpinEarningProps) {
  const { t } = useTranslation('promotions-wheels');
  const language = useSiteLanguage();
  const money = (centavos: number) => formatMoney(centavos, language);
  const { required, days, spinsPerDay, progress, missing } = earning;
  return (
    <Part data-part="spin-earning">
      <PartTitle>{t('earn.title')}</PartTitle>
      <Quiet>{t(`earn.${kind}`, { amount: money(required), days, most: spinsPerDay })}</Quiet>
      {!isGuest &&
        (missing === null ? (
          <p>{t(kind === 'daily' ? 'earn.doneDaily' : 'earn.doneLottery')}</p>
        ) : (
          <>
            <Progress
              label={t('earn.progress')}
              value={progress}
              max={required}
              valueText={t('earn.progressOf', { progress: money(progress), required: money(required) })}
            />
            <p>{t('earn.missing', { amount: money(missing) })}</p>
            <div>
              <ButtonLink href={to('/recharge')} variant={isNext ? 'primary' : 'secondary'}>
                {t('earn.deposit')}
              </ButtonLink>
            </div>
          </>
        ))}
    </Part>
  );
}
