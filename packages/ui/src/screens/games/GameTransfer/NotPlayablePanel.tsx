import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';

/** In place of the button that opens a game: that this one does not open here, and where others are. */
export function NotPlayablePanel() {
  const { t } = useTranslation('games-play');
  return (
    <>
      <Notice title={t('transfer.notPlayable')}>{t('transfer.notPlayableText')}</Notice>
      <ButtonLink href={to('/game', { type: 'slots' })} size="lg" variant="primary" isWide>
        {t('transfer.otherGames')}
      </ButtonLink>
    </>
  );
}
