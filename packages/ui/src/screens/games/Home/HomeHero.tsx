import { formatMoney } from '@fortuna/domain/money.ts';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { PromoHero } from '../../../components/PromoHero/PromoHero.tsx';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import type { HomeLinks, HomeOffer, HomeView } from './Home.view.ts';

export interface HomeHeroProps extends Pick<HomeView, 'session' | 'offer'> {
  readonly links: HomeLinks;
  readonly art: ReactNode;
}

/** What the site promises, and the one thing to do next: open an account, or put money into it. */
export function HomeHero({ session, offer, links, art }: HomeHeroProps) {
  const { t } = useTranslation('games-home');
  const language = useSiteLanguage();
  const actions =
    session === 'member' ? (
      <>
        <ButtonLink href={links.deposit} variant="primary" size="lg">
          {t('hero.deposit')}
        </ButtonLink>
        <ButtonLink href={links.games} size="lg">
          {t('hero.games')}
        </ButtonLink>
      </>
    ) : (
      <>
        <ButtonLink href={links.register} variant="primary" size="lg">
          {t('hero.register')}
        </ButtonLink>
        <ButtonLink href={links.login} size="lg">
          {t('hero.login')}
        </ButtonLink>
      </>
    );
  const amount = offer.kind === 'welcomeBonus' ? formatMoney(offer.upTo, language) : '';
  return <PromoHero {...heroWords(t, offer, amount)} actions={actions} art={art} />;
}

function heroWords(t: TFunction<'games-home'>, offer: HomeOffer, amount: string) {
  switch (offer.kind) {
    case 'none':
      return { eyebrow: t('hero.plainEyebrow'), title: t('hero.plainTitle'), text: t('hero.plainText') };
    case 'welcomeBonus': {
      const values = { percent: offer.percent, turnover: offer.turnover, amount };
      return {
        eyebrow: t('hero.welcomeEyebrow'),
        title: t('hero.welcomeTitle', values),
        text: t('hero.welcomeText', values),
        terms: t('hero.welcomeTerms', values),
      };
    }
  }
}
