import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';

export interface MessagePageProps {
  /** Decoration. */
  readonly art: ReactNode;
  /** The page's `h1`. */
  readonly title: string;
  readonly text: ReactNode;
  readonly actions: ReactNode;
  /** The message is a failure: it interrupts. */
  readonly isAlert?: boolean;
}

const Root = styled.div`
  display: grid;
  gap: ${vars.space.s6};
  justify-items: center;
  align-content: center;
  min-height: min(60dvh, 36rem);
  text-align: center;

  > img,
  > svg {
    width: min(300px, 78vw);
    height: auto;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${vars.space.s2};

  h1 {
    font-size: ${vars.text.xxl};
  }
  p {
    max-width: 44ch;
    margin-inline: auto;
    color: ${vars.color.textMuted};
    text-wrap: balance;
  }
`;

/** All as wide as the widest. */
const Actions = styled.div`
  display: inline-grid;
  gap: ${vars.space.s3};
  ${media.wide} {
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
  }
`;

/** A page that has nothing but a message and the ways on. */
export function MessagePage({ art, title, text, actions, isAlert = false }: MessagePageProps) {
  return (
    <Root>
      {art}
      <Words role={isAlert ? 'alert' : undefined}>
        <h1>{title}</h1>
        <p>{text}</p>
      </Words>
      <Actions>{actions}</Actions>
    </Root>
  );
}
