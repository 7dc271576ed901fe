import type { Prize, Wheel, WheelPrize } from '@fortuna/domain/model/promotions-wheels.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { formatDateTime } from '@fortuna/domain/time-zone.ts';
import { useTranslation } from 'react-i18next';
import { useSiteLanguage } from '../../useSiteLanguage.ts';

interface Won {
  readonly prizeId: number;
  readonly prize: Prize;
  /** The server's own words. */
  readonly message?: string | null;
}

export interface WheelTexts {
  /** What was won: "R$ 5,00", "1 giro"; of a kind newer than we are, the field's name or the server's words. */
  readonly prizeName: (won: Won, fields: readonly WheelPrize[]) => string;
  /** The fields as the wheel shows them: amounts in the notation of the page, everything else as the server calls it. */
  readonly namedFields: (fields: readonly WheelPrize[]) => readonly WheelPrize[];
  /** The sentence about it. */
  readonly outcome: (won: Won, fields: readonly WheelPrize[]) => string;
  readonly spinsText: (wheel: Wheel) => string;
  /** Without spins: when or how the next one comes; undefined where the server does not say. */
  readonly nextText: (wheel: Wheel) => string | undefined;
}

/** What the parts of the page say in the same words. */
export function useWheelTexts(): WheelTexts {
  const { t } = useTranslation('promotions-wheels');
  const language = useSiteLanguage();

  function prizeName({ prize, prizeId, message }: Won, fields: readonly WheelPrize[]): string {
    switch (prize.kind) {
      case 'cash':
        return formatMoney(prize.amount, language);
      case 'spins':
      case 'points':
        return t(`prize.${prize.kind}`, { count: prize.count });
      case 'nothing':
        return t('prize.nothing');
      case 'other':
        return prize.name ?? fields.find(({ id }) => id === prizeId)?.name ?? message ?? t('prize.some');
    }
  }

  return {
    prizeName,
    namedFields: (fields) =>
      fields.map((field) =>
        field.prize.kind === 'cash' ? { ...field, name: formatMoney(field.prize.amount, language) } : field,
      ),
    outcome: (won, fields) =>
      won.prize.kind === 'nothing'
        ? t('prize.nothing')
        : t('prize.wonWhat', { prize: prizeName(won, fields) }),
    spinsText: ({ spinsLeft }) => (spinsLeft > 0 ? t('spins', { count: spinsLeft }) : t('noSpins')),
    nextText: ({ nextSpinsAt, earning }) => {
      if (nextSpinsAt !== null) return t('earn.nextAt', { time: formatDateTime(nextSpinsAt, language) });
      if (earning === null || earning.missing === null) return undefined;
      return t('earn.missingShort', { amount: formatMoney(earning.missing, language) });
    },
  };
}
