import type { Prize } from '@fortuna/domain/model/promotions-wheels.ts';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { prizeKindOf } from '../../art/prize-kinds.ts';
import { figure } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { Accordion } from '../Accordion/Accordion.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { PrizeArt } from '../DrawnArt/DrawnArt.tsx';
import { type KeyValueItem, KeyValueList } from '../KeyValueList/KeyValueList.tsx';
import { WinScene } from './WinScene.tsx';

export const prizeModalStates = [
  'Won',
  'WonSpins',
  'WonPoints',
  'WonOther',
  'Claimed',
  'Nothing',
  'WithDetails',
  'Closes',
  'LongText',
  'HugeAmount',
  'Reduced',
] as const;

/** Something that follows from the prize: turnover asked for, turnover left, spins left. */
export interface PrizeConsequence {
  /** Unique in the list. */
  readonly id: string;
  /** What it is: "Falta apostar ao todo". */
  readonly label: string;
  /** Written out. */
  readonly value: string;
}

export interface PrizeModalProps {
  /** Whether it is over the page. */
  readonly isOpen: boolean;
  /** Escape, a press beside it or the close button. */
  readonly onClose: () => void;
  /** Names the cross: "Fechar". */
  readonly closeLabel: string;
  /** Of a spin; a claim gives `cash`. Chooses the picture; with `nothing` nothing is celebrated. */
  readonly prize: Prize;
  /** "Você ganhou", "Não foi dessa vez". */
  readonly title: string;
  /** What was won, written out: "R$ 50,00", "1 giro", or the server's name of it. Left out where nothing was. */
  readonly figure?: string | undefined;
  /** Where the prize is now, or a kind word. Default: nothing. */
  readonly text?: string | undefined;
  /** What happens next, as the server said it. Default: nothing. */
  readonly consequences?: readonly PrizeConsequence[];
  /** All that the server said, folded below. Left out: nothing to unfold. */
  readonly details?: { readonly title: string; readonly items: readonly KeyValueItem[] } | undefined;
  /** Ways on, the main one first. Default: only the cross. */
  readonly actions?: ReactNode;
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${vars.space.s3};
  text-align: center;
  > dl {
    justify-self: stretch;
    padding: ${vars.space.s4};
    border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
    border-radius: ${vars.radius.md};
    background: ${vars.color.surface2};
    font-size: ${vars.text.sm};
    text-align: start;
  }
`;

const Figure = styled.p`
  max-width: 100%;
  color: ${vars.color.accentText};
  font-family: ${vars.font.display};
  font-size: clamp(1.75rem, 10vw, 2.75rem);
  font-weight: ${vars.weight.display};
  letter-spacing: ${vars.lettering.display};
  line-height: 1.1;
  ${figure}
  &[data-size='long'] {
    font-size: ${vars.text.xl};
    text-wrap: balance;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

const Text = styled.p`
  max-width: 36ch;
  color: ${vars.color.textMuted};
  unicode-bidi: isolate;
`;

const Details = styled.div`
  justify-self: stretch;
  font-size: ${vars.text.sm};
  text-align: start;
`;

/** More than this does not stand on one line of a phone in large letters. */
const longFigure = 12;

/** What a wheel or a claim gave, told once: the prize, the amount, what happens next. Load it lazily, as every dialog. */
export function PrizeModal({
  isOpen,
  onClose,
  closeLabel,
  prize,
  title,
  figure,
  text,
  consequences = [],
  details,
  actions,
}: PrizeModalProps) {
  const kind = prizeKindOf(prize);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={closeLabel}
      title={title}
      size="sm"
      actions={actions}
    >
      <Body data-part="prize">
        <WinScene isWon={kind !== 'nothing'}>
          <PrizeArt kind={kind} />
        </WinScene>
        {figure !== undefined && (
          <Figure data-part="figure" data-size={figure.length > longFigure ? 'long' : undefined}>
            {figure}
          </Figure>
        )}
        {text !== undefined && <Text data-part="text">{text}</Text>}
        {consequences.length > 0 && <KeyValueList items={consequences} />}
        {details && (
          <Details>
            <Accordion
              items={[
                { id: 'details', title: details.title, content: <KeyValueList items={details.items} /> },
              ]}
            />
          </Details>
        )}
      </Body>
    </Dialog>
  );
}
