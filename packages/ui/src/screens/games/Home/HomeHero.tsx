import { to } from '@fortuna/domain/site-map.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { PromoHero } from '../../../components/PromoHero/PromoHero.tsx';
import type { HomeView } from './Home.view.ts';

export interface HomeHeroProps extends Pick<HomeView, 'session'> {
  readonly art: ReactNode;
}

/** What the site promises, and the one thing to do next: open an account, or put money into it. */
export function HomeHero({ session, art }: HomeHeroProps) {
  const { t } = useTranslation('games-home');
  const actions =
    session === 'member' ? (
      <>
        <ButtonLink href={to('/recharge')} variant="primary" size="lg">
          {t('hero.deposit')}
        </ButtonLink>
        <ButtonLink href={to('/game')} size="lg">
          {t('hero.games')}
        </ButtonLink>
      </>
    ) : (
      <>
        <ButtonLink href={to('/login', { mode: 'register' })} variant="primary" size="lg">
          {t('hero.register')}
        </ButtonLink>
        <ButtonLink href={to('/login')} size="lg">
          {t('hero.login')}
        </ButtonLink>
      </>
    );
  return (
    <PromoHero
      eyebrow={t('hero.plainEyebrow')}
      title={t('hero.plainTitle')}
      text={t('hero.plainText')}
      actions={actions}
      art={art}
    />
  );
}
