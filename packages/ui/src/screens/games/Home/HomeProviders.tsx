import type { GameProvider } from '@fortuna/domain/model/games.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { type ComponentType, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ProviderRail } from '../../../components/ProviderRail/ProviderRail.tsx';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import type { Loadable } from '../../page/loadable.ts';
import { HomeSectionBox, HomeSectionState } from './HomeSectionBox.tsx';

/** How many names the lobby shows; the games page has all of them. */
const shownProviders = 8;

export interface HomeProvidersProps {
  readonly providers: Loadable<readonly GameProvider[]>;
  /** Draws a studio's sign: `ProviderMark`, which a site may bring later than the page. */
  readonly Mark: ComponentType<{ readonly providerKey: string }>;
}

/** The studios behind the games. */
export function HomeProviders({ providers, Mark }: HomeProvidersProps) {
  const id = useId();
  const { t } = useTranslation('games-home');
  if (providers.kind === 'ready' && providers.content.length === 0) return null;
  return (
    <HomeSectionBox aria-labelledby={id} data-deferred="">
      <SectionHeader id={id} title={t('providers')} />
      <HomeSectionState
        view={providers}
        loadingLabel={t('loadingProviders')}
        skeleton={<Skeleton shape="control" />}
      >
        {(content) => (
          <ProviderRail
            label={t('providers')}
            providers={content.slice(0, shownProviders).map((provider) => ({
              key: provider.key,
              name: provider.name,
              count: t('gameCount', { count: provider.gameCount }),
              href: to('/game', { provider: provider.key }),
              mark: <Mark providerKey={provider.key} />,
            }))}
          />
        )}
      </HomeSectionState>
    </HomeSectionBox>
  );
}
