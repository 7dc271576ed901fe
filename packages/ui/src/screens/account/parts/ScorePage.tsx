import type { ReactNode } from 'react';
import styled from 'styled-components';
import { scoreLook } from './score-look.ts';

export interface ScorePageProps {
  /** A `board`, with what belongs over it; `ways` and `facts`, whose sections have their heads at the side; a `foot`: by their `data-part`. */
  readonly children: ReactNode;
}

const Root = styled.div`
  container: score / inline-size;
  > div {
    ${scoreLook}
  }
`;

/** A page that begins with a board of figures over its whole width, as those over a field do; below it rows with their heads beside them. */
export function ScorePage({ children }: ScorePageProps) {
  return (
    <Root>
      <div>{children}</div>
    </Root>
  );
}
