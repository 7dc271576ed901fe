import styled from 'styled-components';
import { useBrand } from '../../theme/brand-context.ts';
import { RecordTable } from './RecordTable.tsx';
import type { RecordListProps } from './record-list-props.ts';
import { onOneSlip, slips } from './slip-look.ts';
import { slipPaper } from './torn-slip.ts';

const Roll = styled.div`
  ${slipPaper}
  container: slips / inline-size;
`;

const Slips = styled.div`
  ${slips}
`;

/** A till roll: a slip of paper for each day, side by side where there is room. */
export function SlipList(props: RecordListProps) {
  return (
    <Roll data-part="record-list" data-look="slips" data-scheme={useBrand().scheme}>
      <Slips>
        <RecordTable {...props} together={onOneSlip} />
      </Slips>
    </Roll>
  );
}
