import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { vars } from '../../../theme/vars.ts';
import { BigFigure, FigureLabel } from '../parts/big-figure.ts';
import { useFigureText } from '../parts/figure-text.ts';

export interface TwinBarsProps {
  /** The first deposit, centavos; 0 before it. */
  readonly deposit: number;
  /** What it earns, centavos. */
  readonly bonus: number;
  /** The most that it can earn, centavos; null: no end is given. */
  readonly cap: number | null;
  /** It can no longer be had. */
  readonly isOver: boolean;
}

const Root = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s2};
  strong {
    font-size: clamp(1.5rem, 4vw, 2.25rem);
  }
  /* What it earns is what it is about. */
  &:first-child strong {
    font-size: ${vars.text.lg};
  }
`;

const Bar = styled.svg`
  width: 100%;
  height: 20px;
  :first-child > & {
    height: 8px;
  }
  .scale {
    fill: ${vars.color.fieldBg};
    stroke: ${vars.color.lineStrong};
    vector-effect: non-scaling-stroke;
  }
  .deposit {
    fill: ${vars.color.second};
  }
  .bonus {
    fill: ${vars.color.win};
  }
  /* As light as the rule above, so that forced colours hold here too. */
  :where([data-over]) & .bonus {
    fill: ${vars.color.lineStrong};
  }
  @media (forced-colors: active) {
    .scale {
      fill: Canvas;
      stroke: CanvasText;
    }
    .deposit {
      fill: CanvasText;
    }
    .bonus {
      fill: Highlight;
    }
  }
`;

const Cap = styled.figcaption`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
`;

/** The first deposit and what it earns: two bars of one scale, each below its name and its amount; before it, the most that there is. */
export function TwinBars({ deposit, bonus, cap, isOver }: TwinBarsProps) {
  const { t } = useTranslation('promotions-deposit');
  const { money } = useFigureText();
  const widest = Math.max(cap ?? 0, deposit, bonus, 1);
  const told = (amount: number) =>
    amount === 0 && cap !== null ? t('super.upTo', { cap: money(cap) }) : money(amount);
  return (
    <Root data-part="twin-bars" data-over={isOver ? '' : undefined}>
      {Object.entries({ deposit, bonus }).map(([name, amount]) => (
        <Row key={name}>
          <div>
            <FigureLabel>
              {t(name === 'bonus' && isOver ? 'super.bonusOver' : `super.${name as 'deposit' | 'bonus'}`)}
            </FigureLabel>
            <BigFigure data-tone={name === 'bonus' && !isOver ? 'win' : undefined}>{told(amount)}</BigFigure>
          </div>
          <Bar viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
            <rect className="scale" width={100} height={20} />
            <rect className={name} width={(100 * amount) / widest} height={20} />
          </Bar>
        </Row>
      ))}
      {cap !== null && <Cap>{t('super.cap', { cap: money(cap) })}</Cap>}
    </Root>
  );
}
