import type { ReactNode } from 'react';
import styled from 'styled-components';
import { walletLook } from './wallet-look.ts';

export interface WalletPageProps {
  /** Few and short columns, which end on one line. Default: false. */
  readonly isEven?: boolean;
  /** A `panel`, `ways`, `facts` and, below them all, a `foot`: by their `data-part`. */
  readonly children: ReactNode;
}

const Root = styled.div`
  container: wallet / inline-size;
  > div {
    ${walletLook}
  }
`;

/** A page that begins with a panel of figures, as those of banks do: it stays at the side where there is one. */
export function WalletPage({ isEven = false, children }: WalletPageProps) {
  return (
    <Root>
      <div data-even={isEven ? '' : undefined}>{children}</div>
    </Root>
  );
}
