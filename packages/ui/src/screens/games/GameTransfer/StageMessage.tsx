import type { ReactNode } from 'react';
import styled from 'styled-components';
import { vars } from '../../../theme/vars.ts';
import type { TransferGame } from './GameTransfer.view.ts';
import { StageBar } from './StageBar.tsx';

export interface StageMessageProps {
  readonly game?: TransferGame;
  readonly children: ReactNode;
}

const Main = styled.main`
  display: grid;
  flex: 1;
  align-content: center;
  padding: ${vars.space.s4};
`;

/** The whole window while there is no game in it. */
export const Stage = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

/** A page outside the layout that has nothing but a message, under the strip that leads back. */
export function StageMessage({ game, children }: StageMessageProps) {
  return (
    <Stage>
      <StageBar game={game} />
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
    </Stage>
  );
}
