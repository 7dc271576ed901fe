import styled from 'styled-components';
import { figure } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';

/** Text from outside: isolated, and broken wherever it has to be. */
export const Subject = styled.span`
  unicode-bidi: isolate;
  overflow-wrap: anywhere;
`;

export const Content = styled.div`
  display: grid;
  gap: ${vars.space.s3};
  justify-items: start;
  min-width: 0;
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space.s3};
  width: 100%;
  padding-bottom: ${vars.space.s1};
`;

export const Sign = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
  border-radius: ${vars.radius.sm};
  background: ${vars.color.secondSoft};
  color: ${vars.color.text};
`;

export const Time = styled.time`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
`;

export const Position = styled.span`
  margin-inline-start: auto;
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  ${figure}
`;
