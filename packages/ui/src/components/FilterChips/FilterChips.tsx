import styled from 'styled-components';
import { useBrand } from '../../theme/brand-context.ts';
import { media } from '../../theme/media.ts';
import { focusRing } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { Icon } from '../Icon/Icon.tsx';
import { scrollRow } from '../ScrollArea/scroll-look.ts';
import { useChosenInSight } from '../use-chosen-in-sight.ts';

export const filterChipsStates = ['NoneChosen', 'OneChosen', 'WithCounts', 'Many', 'LongText'] as const;

export interface FilterChip<Value extends string> {
  /** What `onToggle` tells; one of its kind in the row. */
  readonly value: Value;
  /** One or two words; never broken. */
  readonly label: string;
  /** How many it would leave. Left out: no number. */
  readonly count?: number;
}

export interface FilterChipsProps<Value extends string> {
  /** Names the group. */
  readonly label: string;
  /** In the order to show them; they do not move when chosen. */
  readonly options: readonly FilterChip<Value>[];
  /** Those that are on; empty: the list is not narrowed. */
  readonly selected: readonly Value[];
  /** A press on a chip; what it means for the others is up to the owner. */
  readonly onToggle: (value: Value) => void;
}

const Root = styled.div`
  display: flex;
  gap: ${vars.space.s2};
  padding: 5px;
  margin: -5px;
  ${scrollRow}

  ${media.desktop} {
    flex-wrap: wrap;
    overflow: visible;
  }
  /* Words over rules, where the brand leads about in words. */
  &[data-look='words'] {
    column-gap: ${vars.space.s4};
  }
`;

const Chip = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${vars.space.s2};
  min-height: ${vars.size.target};
  padding: 0 ${vars.space.s4};
  border: ${vars.size.edge} solid ${vars.color.edge};
  border-radius: ${vars.radius.pill};
  background: ${vars.color.surface1};
  color: ${vars.color.text};
  font-size: ${vars.text.sm};
  font-weight: ${vars.weight.medium};
  white-space: nowrap;
  cursor: pointer;
  transition: background-color ${vars.motion.fast} ${vars.motion.ease};
  ${focusRing}

  ${media.hover} {
    &:hover {
      background: ${vars.color.surface2};
    }
  }
  &[aria-pressed='true'] {
    border-color: ${vars.color.accent};
    background: ${vars.color.accentSoft};
    color: ${vars.color.accentText};
  }
  [data-look='words'] > & {
    padding: 0;
    border: 0;
    border-radius: 0;
    background: none;
    color: ${vars.color.textMuted};
    /* Ticked and not underlined, as the place is that tabs lead to. */
    &[aria-pressed='true'] {
      color: ${vars.color.accentText};
      font-weight: ${vars.weight.strong};
    }
  }
`;

const Count = styled.span`
  color: ${vars.color.textMuted};
`;

/** Narrows a list that is in sight: a row of switches, which scrolls sideways on phones. */
export function FilterChips<Value extends string>({
  label,
  options,
  selected,
  onToggle,
}: FilterChipsProps<Value>) {
  const look = useBrand().layout.nav;
  const row = useChosenInSight<HTMLDivElement>(selected.at(-1));
  return (
    <Root ref={row} role="group" aria-label={label} data-part="filter-chips" data-look={look}>
      {options.map(({ value, label: text, count }) => {
        const isChosen = selected.includes(value);
        return (
          <Chip key={value} type="button" aria-pressed={isChosen} onClick={() => onToggle(value)}>
            {isChosen && (
              <span data-part="check">
                <Icon name="check" size={16} />
              </span>
            )}
            {text}
            {count !== undefined && <Count>{count}</Count>}
          </Chip>
        );
      })}
    </Root>
  );
}
