import { to } from '@fortuna/domain/site-map.ts';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PromoBento, PromoCard } from '../../../components/PromoCard/PromoCard.tsx';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { HomeSectionBox } from './HomeSectionBox.tsx';

export interface HomeBentoProps {
  /** Behind the large card's words. */
  readonly art?: ReactNode;
  /** Below the first view: drawn when it is scrolled near. */
  readonly isDeferred?: boolean;
}

/** What the site does for a player, in the brand's manner of promoting: only what is true of it today. */
export function HomeBento({ art, isDeferred = false }: HomeBentoProps) {
  const id = useId();
  const { t } = useTranslation('games-home');
  return (
    <HomeSectionBox aria-labelledby={id} data-part="promotions" data-deferred={isDeferred ? '' : undefined}>
      <SectionHeader id={id} title={t('bento.title')} />
      <PromoBento>
        <PromoCard
          {...t('bento.pix', { returnObjects: true })}
          href={to('/recharge')}
          icon="pix"
          tone="accent"
          isLarge
          art={art}
        />
        <PromoCard {...t('bento.bets', { returnObjects: true })} href={to('/game-record')} icon="bets" />
        <PromoCard {...t('bento.withdraw', { returnObjects: true })} href={to('/withdraw')} icon="withdraw" />
        <PromoCard
          {...t('bento.limits', { returnObjects: true })}
          href={to('/responsible-gaming')}
          icon="responsible"
          tone="second"
        />
      </PromoBento>
    </HomeSectionBox>
  );
}
