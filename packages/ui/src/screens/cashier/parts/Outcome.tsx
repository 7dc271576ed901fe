import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useArrival } from '../../../components/arrival.ts';
import { EmptyArt, type EmptyArtProps } from '../../../components/DrawnArt/DrawnArt.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { media } from '../../../theme/media.ts';
import { figure } from '../../../theme/mixins.ts';
import { onAxis } from '../../../theme/on-axis.ts';
import { vars } from '../../../theme/vars.ts';
import { Actions, NarrowPart } from './cashier-layout.tsx';
import { MoneyStep, Side } from './MoneyStep.tsx';
import { isOnePiece } from './paper.ts';

export interface OutcomeProps {
  /** The picture; left out where the state is no good news and no waiting. */
  readonly art?: EmptyArtProps['kind'] | undefined;
  readonly title: string;
  /** The amount that it is about, large. */
  readonly figure?: string | undefined;
  readonly children?: ReactNode;
  /** Errors interrupt, everything else is told politely. */
  readonly tone?: 'status' | 'alert';
  /** Work goes on behind it. */
  readonly isBusy?: boolean;
  /** Facts of the order. */
  readonly facts?: ReactNode;
  /** Buttons and links, the main one first. */
  readonly actions?: ReactNode;
}

const Words = styled.div`
  display: grid;
  justify-items: center;
  gap: ${vars.space.s3};
  padding-block: ${vars.space.s4};
  text-align: center;
  ${media.desktop} {
    ${onAxis}
  }
  /* With facts below, what is to be done is nearer where the picture is small. */
  ${media.phone} {
    [data-part='outcome']:not([data-alone]) > & > img {
      width: auto;
      height: 6rem;
    }
  }
`;

/** Nothing stands at its side: words and buttons are one block, in the middle where there is room to spare (decision 21). */
const Alone = styled(NarrowPart)`
  ${media.roomy} {
    max-width: 30rem;
    justify-self: center;
    > ${Words} {
      justify-items: center;
      text-align: center;
    }
  }
`;

const Title = styled.h2`
  font-size: ${vars.text.xxl};
`;

const Figure = styled.p`
  font-family: ${vars.font.display};
  font-size: clamp(1.5rem, 9vw, 2.5rem);
  font-weight: ${vars.weight.display};
  line-height: 1.1;
  ${figure}
`;

const Text = styled.div`
  max-width: 42ch;
  color: ${vars.color.textMuted};
`;

/** What a money step has come to: one picture, one sentence, what to do next. Focus and view go to it. */
export function Outcome({
  art,
  title,
  figure,
  children,
  tone = 'status',
  isBusy,
  facts,
  actions,
}: OutcomeProps) {
  const { cashier } = useBrand().layout;
  const Part = facts === undefined && !isOnePiece(cashier) ? Alone : MoneyStep;
  return (
    <Part
      ref={useArrival<HTMLDivElement>(title)}
      data-part="outcome"
      data-alone={facts === undefined ? '' : undefined}
    >
      <Words role={tone} aria-busy={isBusy}>
        {art && <EmptyArt kind={art} />}
        <Title>{title}</Title>
        {figure !== undefined && <Figure>{figure}</Figure>}
        {children !== undefined && <Text>{children}</Text>}
      </Words>
      {facts !== undefined && <Side>{facts}</Side>}
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Part>
  );
}
