import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { figure, figures, surface, visuallyHidden } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { recordLooks, roomy } from './record-looks.ts';

/** What an arrow takes of a line, with its gap. */
const arrowRoom = '16px';

export const Root = styled.div`
  container: records / inline-size;
  ${recordLooks}
`;

export const Table = styled.table`
  display: grid;
  gap: ${vars.space.s5};
  width: 100%;
  border-spacing: 0;
  text-align: start;

  > tbody {
    display: grid;
    gap: ${vars.space.s2};
  }
  ${roomy} {
    ${surface}
    display: table;
    overflow: clip;
    > tbody {
      display: table-row-group;
    }
    /* Where rows lead somewhere, their head and the figures of those that do not end where the others' figures do. */
    &[data-links] :is(th[data-money]:last-child, td[data-part='amount']:not(:has(> svg)))::after {
      content: '';
      display: inline-block;
      width: ${arrowRoom};
    }
  }
`;

/** Heads of columns; cards have none, to the eye. */
export const Heads = styled.thead`
  ${visuallyHidden}

  th {
    padding: ${vars.space.s3} ${vars.space.s4};
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
    font-weight: ${vars.weight.medium};
    letter-spacing: ${vars.lettering.label};
    text-align: start;
    text-transform: ${vars.lettering.labelCase};
    white-space: nowrap;
    border-bottom: max(1px, ${vars.size.edge}) solid ${vars.color.lineStrong};
    &[data-money] {
      text-align: end;
    }
  }
  ${roomy} {
    position: static;
    clip-path: none;
    overflow: visible;
  }
`;

/** What stands above the records of one day, quieter than what it says of them. */
export const DayHead = styled.tr`
  display: block;
  > th {
    display: block;
    padding-block: ${vars.space.s1};
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
    font-weight: ${vars.weight.medium};
    text-align: start;
    &::first-letter {
      text-transform: uppercase;
    }
  }
  ${roomy} {
    display: table-row;
    > th {
      display: table-cell;
      padding: ${vars.space.s4} ${vars.space.s4} 0;
    }
    tbody + tbody > & > th {
      border-top: 1px solid ${vars.color.line};
    }
  }
`;

/** A card: title and amount in its first line, the facts and the state below; or a line of the table. */
export const Row = styled.tr`
  ${surface}
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px ${vars.space.s4};
  min-height: 64px;
  padding: ${vars.space.s3} ${vars.space.s4};

  > td {
    padding: 0;
  }
  /* Ends the first line. */
  &::after {
    content: '';
    order: 2;
    flex-basis: 100%;
  }
  &[data-link]:has(:focus-visible) {
    outline: 3px solid ${vars.color.focus};
    outline-offset: -3px;
  }
  ${media.hover} {
    &[data-link]:hover {
      background: ${vars.color.surface2};
    }
  }
  ${roomy} {
    display: table-row;
    border: 0;
    border-radius: 0;
    box-shadow: none;
    &::after {
      content: none;
    }
    > td {
      padding: ${vars.space.s3} ${vars.space.s4};
      vertical-align: middle;
    }
    & + & > td {
      border-top: 1px solid ${vars.color.line};
    }
  }
`;

/** On a card the title shares its line with the amount alone: what is below it has lines of its own. */
export const TitleCell = styled.td`
  display: contents;
  line-height: 1.35;
  overflow-wrap: anywhere;
  ${roomy} {
    display: table-cell;
    width: 34%;
  }
`;

export const Title = styled.span`
  display: block;
  flex: 1;
  min-width: 0;
  font-weight: ${vars.weight.medium};
  unicode-bidi: isolate;
`;

/** Number, reasons and remarks. */
export const Below = styled.span`
  display: block;
  order: 3;
  flex-basis: 100%;
  min-width: 0;
`;

/** An order's number: not a digit of it goes to another line. */
export const RecordNumber = styled.span`
  display: block;
  overflow: hidden;
  color: ${vars.color.textMuted};
  font-size: ${vars.text.xs};
  text-overflow: ellipsis;
  ${figure}
`;

/** A reason, a remark. */
export const Sub = styled.span`
  display: block;
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
`;

export const Open = styled.a`
  color: inherit;
  outline: none;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

export const Fact = styled.td`
  order: 3;
  min-width: 0;
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  overflow-wrap: anywhere;
  unicode-bidi: isolate;

  &:empty {
    display: none;
  }
  ${roomy} {
    white-space: nowrap;
    &[data-money] {
      color: ${vars.color.text};
      font-size: ${vars.text.md};
      text-align: end;
      ${figures}
    }
    &:empty {
      display: table-cell;
    }
  }
`;

/** What a sum of money is, where no head says so. */
export const FactLabel = styled.span`
  ${roomy} {
    display: none;
  }
`;

export const State = styled.td`
  order: 4;
  margin-inline-start: auto;
  &:empty {
    display: none;
  }
  ${roomy} {
    &:empty {
      display: table-cell;
    }
  }
`;

export const Amount = styled.td`
  order: 1;
  font-weight: ${vars.weight.strong};
  ${figure}
  ${roomy} {
    ${figures}
  }

  &[data-tone='in'] {
    color: ${vars.color.win};
  }
  &&[data-tone='void'] {
    color: ${vars.color.textMuted};
    font-weight: ${vars.weight.medium};
  }
  > svg {
    display: inline-block;
    margin-block: -0.15em;
    margin-inline: ${vars.space.s1} -6px;
    color: ${vars.color.textSubtle};
    vertical-align: middle;
  }
  ${roomy} {
    text-align: end;
  }
`;
