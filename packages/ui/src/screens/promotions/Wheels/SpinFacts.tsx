import type { Wheel } from '@fortuna/domain/model/promotions-wheels.ts';
import { formatDateTime } from '@fortuna/domain/time-zone.ts';
import { useTranslation } from 'react-i18next';
import { KeyValueList } from '../../../components/KeyValueList/KeyValueList.tsx';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { useWheelTexts } from './useWheelTexts.ts';
import { Part, PartTitle } from './wheels-layout.ts';

export interface SpinFactsProps {
  readonly wheel: Wheel;
  /** What it stops on is not told before. */
  readonly isTurning: boolean;
}

/** What a member has of this wheel: spins, when the next one comes, what the last one won. */
export function SpinFacts({ wheel, isTurning }: SpinFactsProps) {
  const { t } = useTranslation('promotions-wheels');
  const { prizeName } = useWheelTexts();
  const language = useSiteLanguage();
  const { spinsLeft, nextSpinsAt, lastSpin, prizes } = wheel;
  return (
    <Part data-part="spin-facts">
      <PartTitle>{t('facts.title')}</PartTitle>
      <KeyValueList
        items={[
          { id: 'left', label: t('facts.spinsLeft'), value: spinsLeft, isStrong: true },
          ...(nextSpinsAt === null
            ? []
            : [{ id: 'next', label: t('facts.nextSpins'), value: formatDateTime(nextSpinsAt, language) }]),
          ...(lastSpin === null || isTurning
            ? []
            : [
                { id: 'prize', label: t('facts.lastPrize'), value: prizeName(lastSpin, prizes) },
                { id: 'at', label: t('facts.lastAt'), value: formatDateTime(lastSpin.at, language) },
              ]),
        ]}
      />
    </Part>
  );
}
