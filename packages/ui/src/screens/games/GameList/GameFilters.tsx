import { type GameProvider, gameDevices, gameTags } from '@fortuna/domain/model/games.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { FilterChips } from '../../../components/FilterChips/FilterChips.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { vars } from '../../../theme/vars.ts';
import { FilterFields } from '../../page/FilterLine.style.ts';
import { FilterLine, type FilterStanding } from '../../page/FilterLine.tsx';
import type { Loadable } from '../../page/loadable.ts';
import { useProblemText } from '../../useProblemText.ts';
import { type GameFilter, gameSorts } from './GameList.view.ts';

export interface GameFiltersProps {
  readonly standing: FilterStanding;
  readonly filter: GameFilter;
  readonly providers: Loadable<readonly GameProvider[]>;
  readonly onChange: (change: Partial<GameFilter>) => void;
}

const Entrance = styled(ButtonLink)`
  justify-content: start;
  color: ${vars.color.textMuted};
`;

const Provider = styled.div`
  display: grid;
  gap: ${vars.space.s2};
`;

/** Studios, devices and orders have names of one length. */
const Fields = styled(FilterFields)`
  @media (min-width: 48rem) {
    &&:has(> :nth-child(3)) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;

const chips = ['favourites', ...gameTags] as const;
type Chip = (typeof chips)[number];

/** Search, favourites and tags, provider, device and order; the types have a rail of their own. */
export function GameFilters({ standing, filter, providers, onChange }: GameFiltersProps) {
  const { t } = useTranslation('games-play');
  const { provider, device, tag, sort, isFavourites } = filter;
  const known = providers.kind === 'ready' ? providers.content : [];
  const set = [
    isFavourites && t('list.favourites'),
    tag !== null && t(`list.tags.${tag}`),
    provider !== null && (known.find(({ key }) => key === provider)?.name ?? provider),
    device !== null && t(`list.devices.${device}`),
    sort !== 'popular' && t(`list.sorts.${sort}`),
  ].filter((name) => name !== false);
  return (
    <FilterLine
      standing={standing}
      lead={<SearchEntrance />}
      othersLabel={set.length > 1 ? t('list.moreSet', { number: set.length }) : (set[0] ?? t('list.more'))}
    >
      <FilterChips<Chip>
        label={t('list.filters')}
        options={chips.map((value) => ({
          value,
          label: value === 'favourites' ? t('list.favourites') : t(`list.tags.${value}`),
        }))}
        selected={chips.filter((chip) => (chip === 'favourites' ? isFavourites : tag === chip))}
        onToggle={(chip) =>
          onChange(
            chip === 'favourites'
              ? { isFavourites: !isFavourites, device: null }
              : { tag: tag === chip ? null : chip },
          )
        }
      />
      <Fields>
        <ProviderFilter
          provider={provider}
          providers={providers}
          onChange={(provider) => onChange({ provider })}
        />
        {/* What a favourite is made for, its list does not say. */}
        {!isFavourites && (
          <Field label={t('list.device')}>
            {(control) => (
              <Select
                {...control}
                value={device ?? ''}
                placeholder={t('list.allDevices')}
                onChange={({ currentTarget }) =>
                  onChange({ device: gameDevices.find((known) => known === currentTarget.value) ?? null })
                }
                options={gameDevices.map((value) => ({ value, label: t(`list.devices.${value}`) }))}
              />
            )}
          </Field>
        )}
        <Field label={t('list.sort')}>
          {(control) => (
            <Select
              {...control}
              value={sort}
              onChange={({ currentTarget }) => {
                const sort = gameSorts.find((known) => known === currentTarget.value);
                if (sort) onChange({ sort });
              }}
              options={gameSorts.map((sort) => ({ value: sort, label: t(`list.sorts.${sort}`) }))}
            />
          )}
        </Field>
      </Fields>
    </FilterLine>
  );
}

/** The search has a page of its own, where its box waits. */
function SearchEntrance() {
  const { t } = useTranslation('games-play');
  return (
    <Entrance href={to('/searchGames')} icon={<Icon name="search" size={18} />}>
      {t('list.search')}
    </Entrance>
  );
}

interface ProviderFilterProps extends Pick<GameFiltersProps, 'providers'> {
  readonly provider: string | null;
  readonly onChange: (provider: string | null) => void;
}

/** Offers all only until the providers are known; where they cannot be read, to try again. */
function ProviderFilter({ provider, providers, onChange }: ProviderFilterProps) {
  const { t } = useTranslation('games-play');
  const { t: tCommon } = useTranslation('common');
  const problemText = useProblemText();
  const isFailed = providers.kind === 'failed';
  return (
    <Provider>
      <Field label={t('list.provider')} error={isFailed ? problemText(providers.problem) : undefined}>
        {(control) => (
          <Select
            {...control}
            value={provider ?? ''}
            onChange={(event) => onChange(event.currentTarget.value || null)}
            placeholder={t('list.allProviders')}
            options={(providers.kind === 'ready' ? providers.content : []).map(({ key, name }) => ({
              value: key,
              label: name,
            }))}
          />
        )}
      </Field>
      {isFailed && (
        <Button variant="quiet" size="sm" onClick={providers.onRetry}>
          {tCommon('retry')}
        </Button>
      )}
    </Provider>
  );
}
