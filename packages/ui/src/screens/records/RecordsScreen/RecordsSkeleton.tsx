import { useEffect } from 'react';
import styled from 'styled-components';
import { Card } from '../../../components/Card/Card.tsx';
import { loadRecordForm } from '../../../components/RecordList/RecordList.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { vars } from '../../../theme/vars.ts';
import { useTotalsPlace } from './totals-place.ts';

const Root = styled.div`
  display: grid;
  gap: ${vars.space.s3};
`;

const rows = ['1', '2', '3', '4', '5'] as const;

/** Totals and the first records on their way. */
export function RecordsSkeleton() {
  const { records } = useBrand().layout;
  const place = useTotalsPlace();
  useEffect(() => loadRecordForm(records), [records]);
  return (
    <Root>
      {place === 'above' && <Skeleton shape="block" />}
      {rows.map((row) => (
        <Card key={row}>
          <Skeleton shape="title" width="half" />
          <Skeleton width="third" />
        </Card>
      ))}
    </Root>
  );
}
