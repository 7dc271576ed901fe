import { type GameProvider, type GameType, gameTypes } from '@fortuna/domain/model/games.ts';
import { type BetState, betStates } from '@fortuna/domain/model/records.ts';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../components/Select/SelectField.tsx';
import { ProviderSelect } from '../../games/ProviderSelect/ProviderSelect.tsx';
import type { Loadable } from '../../page/loadable.ts';
import type { DaySpan } from '../RecordsScreen/DayFields.tsx';
import { DayRange } from '../RecordsScreen/DayRange.tsx';

/** What the bets are narrowed to. */
export interface BetFilter extends DaySpan {
  readonly type: GameType | null;
  /** Key of a provider. */
  readonly provider: string | null;
  readonly status: BetState | null;
}

export interface BetFiltersProps {
  readonly filter: BetFilter;
  readonly providers: Loadable<readonly GameProvider[]>;
  readonly onChange: (filter: BetFilter) => void;
}

/** By days, by type of game, by provider, and by how far the bets are. */
export function BetFilters({ filter, providers, onChange }: BetFiltersProps) {
  const { t } = useTranslation('records');
  const { t: tGame } = useTranslation('games');
  const { type, provider, status } = filter;
  return (
    <DayRange
      span={filter}
      onChange={(span) => onChange({ ...filter, ...span })}
      others={{
        set: [type, provider, status].filter((choice) => choice !== null).length,
        fields: (
          <>
            <SelectField
              label={t('filter.type')}
              value={type ?? ''}
              placeholder={t('filter.allTypes')}
              options={gameTypes.map((one) => ({ value: one, label: tGame(`types.${one}`) }))}
              onChange={(event) => {
                const { value } = event.currentTarget;
                onChange({ ...filter, type: gameTypes.find((one) => one === value) ?? null });
              }}
            />
            <ProviderSelect
              label={t('filter.provider')}
              allLabel={t('filter.allProviders')}
              provider={provider}
              providers={providers}
              onChange={(next) => onChange({ ...filter, provider: next })}
            />
            <SelectField
              label={t('filter.status')}
              value={status ?? ''}
              placeholder={t('filter.allStates')}
              options={betStates.map((one) => ({ value: one, label: t(`bets.${one}`) }))}
              onChange={(event) => {
                const { value } = event.currentTarget;
                onChange({ ...filter, status: betStates.find((one) => one === value) ?? null });
              }}
            />
          </>
        ),
      }}
    />
  );
}
