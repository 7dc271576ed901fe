import styled from 'styled-components';
import { RecordTable } from './RecordTable.tsx';
import type { RecordListProps } from './record-list-props.ts';
import { onOneSlip, slips } from './slip-look.ts';

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
