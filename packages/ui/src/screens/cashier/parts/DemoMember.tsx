import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { EmptyArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';

/** Demo members can neither deposit nor withdraw. */
export function DemoMember() {
  const { t } = useTranslation('cashier');
  return (
    <EmptyState
      title={t('demo.title')}
      image={<EmptyArt kind="noGames" />}
      action={
        <ButtonLink href={to('/game')} variant="primary">
          {t('demo.action')}
        </ButtonLink>
      }
    >
      {t('demo.text')}
    </EmptyState>
  );
}
