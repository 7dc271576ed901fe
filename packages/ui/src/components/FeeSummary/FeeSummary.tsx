import styled from 'styled-components';
import { figure, figures } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';

export const feeSummaryStates = ['WithoutFee', 'WithFees', 'HugeAmounts', 'LongText'] as const;

export interface FeeLine {
  /** What is paid or taken off. */
  readonly label: string;
  /** The rule behind the amount, e.g. "1.5%". Left out: the label alone. */
  readonly note?: string | undefined;
  /** The amount or word, written out: money is formatted already. */
  readonly value: string;
}

export interface FeeSummaryProps {
  /** The amount first, then each fee; each label once. */
  readonly lines: readonly FeeLine[];
  /** What it comes to: the line that counts. */
  readonly total: FeeLine;
}

const Root = styled.dl`
  display: grid;
  gap: ${vars.space.s2};
  padding: ${vars.space.s4};
  border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
  border-radius: ${vars.radius.md};
  background: ${vars.color.surface1};
  font-size: ${vars.text.sm};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${vars.space.s4};

  &[data-total] {
    padding-top: ${vars.space.s3};
    border-top: 1px solid ${vars.color.line};
    font-size: ${vars.text.md};
    font-weight: ${vars.weight.strong};
  }
`;

/** An amount that leaves it less than a word's room stands below it. */
const Label = styled.dt`
  flex: 1 1 6rem;
  color: ${vars.color.textMuted};
  [data-total] & {
    color: ${vars.color.text};
  }
`;

const Note = styled.span`
  display: block;
  font-size: ${vars.text.xs};
`;

const Value = styled.dd`
  margin-inline-start: auto;
  text-align: end;
  ${figures}
  /* In letters of its own size it lines up with nothing. */
  [data-total] & {
    ${figure}
    font-family: ${vars.font.display};
    font-size: ${vars.text.xl};
    font-weight: ${vars.weight.display};
  }
`;

/** What a payment costs and comes to, shown before it is sent. */
export function FeeSummary({ lines, total }: FeeSummaryProps) {
  return (
    <Root data-part="fee-summary">
      {lines.map((line) => (
        <SummaryLine key={line.label} line={line} />
      ))}
      <SummaryLine line={total} isTotal />
    </Root>
  );
}

function SummaryLine({ line, isTotal = false }: { readonly line: FeeLine; readonly isTotal?: boolean }) {
  return (
    <Line data-part="line" data-total={isTotal ? '' : undefined}>
      <Label>
        {line.label}
        {line.note && <Note data-part="note">{line.note}</Note>}
      </Label>
      <Value>{line.value}</Value>
    </Line>
  );
}
