import { to } from '@fortuna/domain/site-map.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { PromoHero } from '../../../components/PromoHero/PromoHero.tsx';

export interface HomeHeroProps {
  readonly art: ReactNode;
}

/** What the site promises to guests, and what to do next: open an account, or look around first. The way in stands in the bar. */
export function HomeHero({ art }: HomeHeroProps) {
  const { t } = useTranslation('games-home');
  return (
    <PromoHero
      eyebrow={t('hero.plainEyebrow')}
      title={t('hero.plainTitle')}
      text={t('hero.plainText')}
      actions={
        <>
          <ButtonLink href={to('/login', { mode: 'register' })} variant="primary" size="lg">
            {t('hero.register')}
          </ButtonLink>
          <ButtonLink href={to('/game')} size="lg">
            {t('hero.games')}
          </ButtonLink>
        </>
      }
      art={art}
    />
  );
}
