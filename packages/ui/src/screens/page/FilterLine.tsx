import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Others, Root } from './FilterLine.style.ts';

export type FilterStanding = 'line' | 'column' | 'folded' | 'pills';

export interface FilterLineProps {
  /**
   * Where there is room. `line`: all filters in one row or two. `column`: below each other, from 1000 px on; the owner puts the list beside
   * it. `folded`: behind their button, as on phones. `pills`: chips in one row with that button, which has the fields alone behind it.
   * Default: `line`.
   */
  readonly standing?: FilterStanding;
  /** What is used most, in one line. */
  readonly lead: ReactNode;
  /** Stands in the lead's place, which then is the first of the others. Left out: the lead leads. */
  readonly head?: ReactNode;
  /** Of the button that opens the others; says how many of them are set. */
  readonly othersLabel: string;
  /** The others. */
  readonly children: ReactNode;
}

/** The filters of a list: on phones one line, in which a button tells of the others and opens them; where there is room they stand as `standing` says. */
export function FilterLine({ standing = 'line', lead, head, othersLabel, children }: FilterLineProps) {
  const [isOpen, setIsOpen] = useState(false);
  const othersId = useId();
  return (
    <Root data-part="filter-line" data-standing={standing}>
      {head === undefined ? lead : head}
      <Button
        aria-expanded={isOpen}
        aria-controls={othersId}
        icon={<Icon name="chevronDown" size={16} />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {othersLabel}
      </Button>
      <Others id={othersId} data-open={isOpen ? '' : undefined}>
        {head !== undefined && lead}
        {children}
      </Others>
    </Root>
  );
}
