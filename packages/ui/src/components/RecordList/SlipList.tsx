import styled from 'styled-components';
import { RecordTable } from './RecordTable.tsx';
import type { RecordListProps } from './record-list-props.ts';
import { slips } from './slip-look.ts';

/** As many as a slip is torn off for; more would leave the columns beside it empty. */
const onOneSlip = 5;

const Roll = styled.div`
  container: slips / inline-size;
`;

const Slips = styled.div`
  ${slips}
`;

/** A till roll: a slip of paper for each day, side by side where there is room. */
export function SlipList(props: RecordListProps) {
  return (
    <Roll data-part="record-list" data-look="slips">
      <Slips>
        <RecordTable {...props} together={onOneSlip} />
      </Slips>
    </Roll>
  );
}
