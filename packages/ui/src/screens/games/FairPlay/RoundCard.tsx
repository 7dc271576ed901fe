import type { RoundProof } from '@fortuna/domain/model/games-proof.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { formatDateTime } from '@fortuna/domain/time-zone.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/Card/Card.tsx';
import { KeyValueList } from '../../../components/KeyValueList/KeyValueList.tsx';
import { useSiteLanguage } from '../../useSiteLanguage.ts';

export interface RoundCardProps {
  readonly round: RoundProof;
}

/** Which round it is. */
export function RoundCard({ round }: RoundCardProps) {
  const { t } = useTranslation('games-proof');
  const language = useSiteLanguage();
  const { id, gameName, provider, placedAt, stake, win, status } = round;
  const items = [
    { id: 'number', label: t('round.number'), value: id },
    { id: 'game', label: t('round.game'), value: <bdi>{gameName}</bdi> },
    { id: 'provider', label: t('round.provider'), value: <bdi>{provider}</bdi> },
    {
      id: 'date',
      label: t('round.date'),
      value: <time dateTime={placedAt}>{formatDateTime(placedAt, language)}</time>,
    },
    { id: 'stake', label: t('round.stake'), value: formatMoney(stake, language) },
    {
      id: 'win',
      label: t('round.win'),
      value: status === 'open' ? t('round.open') : formatMoney(win, language),
    },
  ];
  return (
    <Card padding="lg" aria-label={t('round.title')}>
      <KeyValueList items={items} />
    </Card>
  );
}
