import { type GameType, gameTypes } from '@fortuna/domain/model/games.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Field } from '../../../components/Field/Field.tsx';
import { TextField } from '../../../components/Field/TextField.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

/** What the bets are narrowed to. */
export interface BetFilter {
  /** Days `YYYY-MM-DD` of the site's time zone, both inclusive; null is open. */
  readonly from: string | null;
  readonly to: string | null;
  readonly type: GameType | null;
}

export interface BetFiltersProps {
  readonly filter: BetFilter;
  readonly onChange: (filter: BetFilter) => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${vars.space.s3};
  > :last-child {
    grid-column: 1 / -1;
  }
  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > :last-child {
      grid-column: auto;
    }
  }
`;

/** From, to, and type of game. */
export function BetFilters({ filter, onChange }: BetFiltersProps) {
  const { t } = useTranslation('records');
  const { t: tGame } = useTranslation('games');
  const isBackwards = filter.from !== null && filter.to !== null && filter.to < filter.from;
  return (
    <Root>
      <TextField
        type="date"
        label={t('filter.from')}
        value={filter.from ?? ''}
        max={filter.to ?? undefined}
        onChange={(event) => onChange({ ...filter, from: event.currentTarget.value || null })}
      />
      <TextField
        type="date"
        label={t('filter.to')}
        value={filter.to ?? ''}
        min={filter.from ?? undefined}
        error={isBackwards ? t('filter.order') : undefined}
        onChange={(event) => onChange({ ...filter, to: event.currentTarget.value || null })}
      />
      <Field label={t('filter.type')}>
        {(control) => (
          <Select
            {...control}
            value={filter.type ?? ''}
            placeholder={t('filter.allTypes')}
            options={gameTypes.map((type) => ({ value: type, label: tGame(`types.${type}`) }))}
            onChange={(event) => {
              const { value } = event.currentTarget;
              onChange({ ...filter, type: gameTypes.find((type) => type === value) ?? null });
            }}
          />
        )}
      </Field>
    </Root>
  );
}
