import { useTranslation } from 'react-i18next';

export interface TurnoverAskedProps {
  /** What claiming adds to the bets that are still to be made, written out. */
  readonly amount: string;
}

/** Before a claim, in words: the bets that it asks for, and what they mean for the money. */
export function TurnoverAsked({ amount }: TurnoverAskedProps) {
  const { t } = useTranslation('promotions-turnover');
  return t('asked', { amount });
}
