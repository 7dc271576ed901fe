import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Logo } from '../../../../components/Logo/Logo.tsx';
import { useBrand } from '../../../../theme/brand-context.ts';
import { vars } from '../../../../theme/vars.ts';
import { Disc, Face, Figure, felt, Small } from './chip-looks.ts';

export interface ChipPassProps {
  /** Without its symbol. The lines of the sum say it too. */
  readonly amount: string;
  /** Where it goes. */
  readonly children: ReactNode;
}

const Root = styled.div`
  ${felt}
  container: chip-pass / inline-size;
`;

/** From above to below, with room from the start to the end. */
const Way = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  padding: ${vars.space.s5} ${vars.space.s4};
  @container chip-pass (min-width: 36rem) {
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    padding: ${vars.space.s6};
  }
`;

const Plaque = styled.div`
  display: grid;
  align-content: center;
  grid-template-columns: minmax(0, 1fr);
  padding: ${vars.space.s3} ${vars.space.s4};
  border: 2px solid ${vars.color.second};
  border-radius: ${vars.radius.md};
  background: ${vars.color.surface1};
  @container chip-pass (min-width: 36rem) {
    min-height: 7rem;
    padding: ${vars.space.s4} ${vars.space.s6};
  }
`;

/** Clear of the chip, as its fellow is. */
const From = styled(Plaque)`
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${vars.space.s2};
  padding-block-end: ${vars.space.s8};
  @container chip-pass (min-width: 36rem) {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    padding-block-end: ${vars.space.s4};
  }
  > small {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
  }
`;

const To = styled(Plaque)`
  padding-block-start: ${vars.space.s8};
  @container chip-pass (min-width: 36rem) {
    padding-block-start: ${vars.space.s4};
    padding-inline-start: ${vars.space.s10};
  }
`;

/** Half over the one plaque and half over the other: it is on its way. */
const Between = styled.div`
  position: relative;
  z-index: 1;
  justify-self: center;
  margin-block: -24px;
  --chip: 5.75rem;
  --chip-width: max-content;
  @container chip-pass (min-width: 36rem) {
    margin-block: 0;
    margin-inline: -20px;
    --chip: 8.5rem;
  }
`;

const Amount = styled(Face)`
  padding-inline: ${vars.space.s2};
  > ${Figure} {
    font-size: calc(var(--chip) * 0.15);
  }
`;

/** From the member's money here to an account of theirs, a plaque each, and what goes over on a chip between them. */
export function ChipPass({ amount, children }: ChipPassProps) {
  const { t } = useTranslation('controls');
  const { name, mark } = useBrand();
  return (
    <Root data-part="chip-pass">
      <Way>
        <From>
          <small>{t('balance.balance')}</small>
          <Logo name={name} mark={mark} />
        </From>
        <Between aria-hidden="true">
          <Disc data-rank="1">
            <Amount>
              <Small>R$</Small>
              <Figure>{amount}</Figure>
            </Amount>
          </Disc>
        </Between>
        <To>{children}</To>
      </Way>
    </Root>
  );
}
