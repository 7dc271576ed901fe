import styled from 'styled-components';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { vars } from '../../../theme/vars.ts';

const Panel = styled.div`
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
  padding: ${vars.space.s5};
  > span:last-child {
    height: ${vars.space.s8};
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${vars.space.s3};
`;

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s2};
  > :last-child {
    height: 20rem;
    border-radius: ${vars.radius.lg};
  }
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${vars.space.s3} 1px;
  > span {
    height: 4.5rem;
    margin: 0;
    &:first-child {
      grid-column: 1 / -1;
      height: 52px;
    }
  }
`;

export function WalletHeadBones() {
  return (
    <Panel data-part="panel">
      <Line>
        <Skeleton shape="circle" />
        <Skeleton width="half" />
      </Line>
      <Skeleton width="third" />
      <Skeleton shape="control" />
      <Skeleton />
      <Actions>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Actions>
      <Skeleton />
    </Panel>
  );
}

export function ListBones() {
  return (
    <List>
      <Skeleton width="third" />
      <Skeleton shape="block" />
    </List>
  );
}
