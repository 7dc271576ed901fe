import { type GameProvider, searchMaxLength } from '@fortuna/domain/model/games.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import type { Loadable } from '../../page/loadable.ts';
import { useProblemText } from '../../useProblemText.ts';
import { type GameFilter, gameSorts } from './GameList.view.ts';

export interface GameFiltersProps {
  readonly filter: GameFilter;
  readonly providers: Loadable<readonly GameProvider[]>;
  readonly onChange: (change: Partial<GameFilter>) => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${vars.space.s3};
  align-items: end;

  > :first-child {
    grid-column: 1 / -1;
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 2fr) repeat(2, minmax(0, 1fr));
    > :first-child {
      grid-column: auto;
    }
  }
`;

const Provider = styled.div`
  display: grid;
  gap: ${vars.space.s2};
`;

/** Search, provider and order; the types have a rail of their own. */
export function GameFilters({ filter, providers, onChange }: GameFiltersProps) {
  const { t } = useTranslation('games-play');
  return (
    <Root>
      <SearchField
        label={t('list.search')}
        placeholder={t('list.searchPlaceholder')}
        clearLabel={t('list.clearSearch')}
        value={filter.search}
        maxLength={searchMaxLength}
        onChange={(search) => onChange({ search })}
      />
      <ProviderFilter
        provider={filter.provider}
        providers={providers}
        onChange={(provider) => onChange({ provider })}
      />
      <Field label={t('list.sort')}>
        {(control) => (
          <Select
            {...control}
            value={filter.sort}
            onChange={(event) => {
              const sort = gameSorts.find((known) => known === event.currentTarget.value);
              if (sort) onChange({ sort });
            }}
            options={gameSorts.map((sort) => ({ value: sort, label: t(`list.sorts.${sort}`) }))}
          />
        )}
      </Field>
    </Root>
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
