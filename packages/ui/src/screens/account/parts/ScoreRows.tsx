import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { countText } from '../../../components/CountBadge/count-text.ts';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import type { IconName } from '../../../icons/icon-names.ts';
import { scoreRowsLook } from './score-rows-look.ts';

export interface ScoreRow {
  /** Where it leads; unique in the section. */
  readonly href: string;
  /** What is there, in two or three words: large. */
  readonly label: string;
  /** In the field at the beginning; decoration. */
  readonly icon: IconName;
  /** Below the words: how it stands, as a badge. Default: nothing. */
  readonly state?: ReactNode;
  /** Below that, quiet: which one it is, or since when. Default: nothing. */
  readonly detail?: ReactNode;
  /** How many wait there: the field is lit, and says so in place of its sign; `detail` has the words. Default: none. */
  readonly count?: number | undefined;
  /** It was opened last. Default: false. */
  readonly isLast?: boolean;
}

export interface ScoreRowsProps {
  /** Head beside the rows, which names them. */
  readonly title: string;
  readonly rows: readonly ScoreRow[];
  /** Three of them as high cells side by side, where there is room: sign, words, state and detail of all on common lines. Default: false. */
  readonly isHigh?: boolean;
}

const Root = styled.section`
  ${scoreRowsLook}
`;

/** Ways on as cells of a board: large words with how it stands, after a square field with the sign. */
export function ScoreRows({ title, rows, isHigh = false }: ScoreRowsProps) {
  const id = useId();
  return (
    <Root data-part="score-rows">
      <SectionHeader id={id} title={title} />
      <ul aria-labelledby={id} data-high={isHigh ? '' : undefined}>
        {rows.map(({ href, label, icon, state, detail, count = 0, isLast = false }) => (
          <li key={href}>
            <a href={href} aria-current={isLast ? 'true' : undefined}>
              <span data-part="field" data-lit={count > 0 ? '' : undefined} aria-hidden="true">
                {countText(count) ?? <Icon name={icon} size={22} />}
              </span>
              <span data-part="words">
                <span data-part="label">{label}</span>
                {state !== undefined && <span data-part="state">{state}</span>}
                {detail !== undefined && <small>{detail}</small>}
              </span>
              <span data-part="open">
                <Icon name="chevronRight" size={20} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Root>
  );
}
