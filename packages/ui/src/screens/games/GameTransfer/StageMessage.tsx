import type { ReactNode } from 'react';
import styled from 'styled-components';
import { vars } from '../../../theme/vars.ts';
import { StageBar } from './StageBar.tsx';

const Main = styled.main`
  display: grid;
  flex: 1;
  align-content: center;
  padding: ${vars.space.s4};
`;

/** The whole window while there is no game in it. */
export const Stage = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

/** A page outside the layout that has nothing but a message, under the strip that leads back. */
export function StageMessage({ children }: { readonly children: ReactNode }) {
  return (
    <Stage>
      <StageBar />
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
    </Stage>
  );
}
