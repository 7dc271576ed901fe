import type { SiteBanner } from '@fortuna/domain/model/site.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Carousel } from '../../../components/Carousel/Carousel.tsx';
import { PromoBanner } from '../../../components/Carousel/PromoBanner.tsx';
import { HeroArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { HomeSectionBox } from './HomeSectionBox.tsx';

export const homeBannersStates = ['One', 'Several', 'BrokenPicture', 'LongText'] as const;

export interface HomeBannersProps {
  /** At least one; their links lead somewhere. */
  readonly banners: readonly SiteBanner[];
}

/** Long enough to read a title twice. */
const secondsEach = 8;

/** What the operator puts before the players: a banner, or several that take turns and can be stopped. */
export function HomeBanners({ banners }: HomeBannersProps) {
  const id = useId();
  const { t } = useTranslation('games-banners');
  return (
    <HomeSectionBox aria-labelledby={id} data-part="home-banners">
      <SectionHeader id={id} title={t('title')} />
      <Carousel
        label={t('title')}
        autoplaySeconds={secondsEach}
        words={{
          carousel: t('carousel'),
          slide: t('slide'),
          previous: t('previous'),
          next: t('next'),
          pause: t('pause'),
          play: t('play'),
          position: (position, count) => t('position', { position, total: count }),
          goTo: (position, count) => t('goTo', { position, total: count }),
        }}
      >
        {banners.map((banner) => (
          <PromoBanner
            key={banner.id}
            {...banner}
            action={t('action')}
            art={<HeroArt seed={banner.id} shape="wide" />}
          />
        ))}
      </Carousel>
    </HomeSectionBox>
  );
}
