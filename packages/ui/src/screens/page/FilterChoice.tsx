import styled from 'styled-components';
import { FilterChips, type FilterChipsProps } from '../../components/FilterChips/FilterChips.tsx';
import { SelectField } from '../../components/Select/SelectField.tsx';
import { phoneWindow, useMedia } from '../../components/use-media.ts';
import { useBrand } from '../../theme/brand-context.ts';
import { media } from '../../theme/media.ts';

export interface FilterChoiceProps<Value extends string>
  extends Pick<FilterChipsProps<Value>, 'label' | 'options'> {
  /** The one that is on; undefined: none of them says what the list is narrowed to. */
  readonly chosen: Value | undefined;
  readonly onChoose: (value: Value) => void;
  /** It stands among fields: the one key everywhere. Default: false. */
  readonly isField?: boolean;
}

/** As wide as its longest choice where there is room, and where its line does not say otherwise. */
const Picker = styled.div`
  :where(&) {
    flex: none;
    min-width: 0;
    ${media.wide} {
      max-width: 16rem;
    }
  }
`;

/** Narrows a list to one of a few: chips in a row, or one key that tells what is on: on phones, where a row would be cut, and beside tickets. */
export function FilterChoice<Value extends string>({
  label,
  options,
  chosen,
  onChoose,
  isField = false,
}: FilterChoiceProps<Value>) {
  const isOneKey = useMedia(phoneWindow) || isField;
  const { records } = useBrand().layout;
  if (!isOneKey && records !== 'tickets')
    return (
      <FilterChips
        label={label}
        options={options}
        selected={chosen === undefined ? [] : [chosen]}
        onToggle={onChoose}
      />
    );
  return (
    <Picker data-part="filter-key">
      <SelectField
        label={label}
        options={options}
        placeholder={chosen === undefined ? label : undefined}
        value={chosen ?? ''}
        onChange={({ currentTarget }) => {
          const next = options.find(({ value }) => value === currentTarget.value);
          if (next !== undefined) onChoose(next.value);
        }}
      />
    </Picker>
  );
}
