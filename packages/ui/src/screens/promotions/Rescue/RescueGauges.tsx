import type { Centavos } from '@fortuna/domain/money.ts';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { vars } from '../../../theme/vars.ts';
import { useSite } from '../../site-context.ts';
import { useWalletText, WalletAmount } from '../../WalletAmount.tsx';
import { useFigureText } from '../parts/figure-text.ts';

const Root = styled.div`
  container-type: inline-size;
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
  @container (min-width: 26rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Where it is narrow the words stand beside the drawing, or below it: two columns of them have no room for large amounts. */
const Gauge = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s1} ${vars.space.s3};
  align-content: center;
  > svg {
    width: 4rem;
    height: auto;
  }
  > p {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
  }
  > strong {
    font-family: ${vars.font.display};
    font-weight: ${vars.weight.display};
    white-space: nowrap;
  }
  @container (min-width: 15rem) {
    grid-template-columns: 4rem minmax(0, 1fr);
    > svg {
      grid-row: 1 / span 3;
    }
    > svg + p {
      align-self: end;
    }
  }
  @container (min-width: 26rem) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${vars.space.s2};
    align-content: start;
    justify-items: center;
    text-align: center;
    > svg {
      grid-row: auto;
      width: 8rem;
    }
    > strong {
      font-size: ${vars.text.lg};
    }
  }
`;

const Drawing = styled.svg`
  .frame {
    fill: none;
    stroke: ${vars.color.lineStrong};
    stroke-width: 3;
  }
  .rope {
    fill: none;
    stroke: ${vars.color.accent};
    stroke-width: 5;
  }
  .knot {
    fill: ${vars.color.accent};
  }
  .ring {
    fill: none;
    stroke: ${vars.color.text};
    stroke-width: 8;
  }
  .water {
    fill: ${vars.color.second};
    opacity: 0.75;
  }
  .limit {
    stroke: ${vars.color.danger};
    stroke-width: 3;
    stroke-dasharray: 7 5;
  }
  @media (forced-colors: active) {
    .water,
    .knot {
      fill: Highlight;
    }
    .rope,
    .limit {
      stroke: Highlight;
    }
  }
`;

interface MeterProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly valueText: string;
  readonly drawing: ReactNode;
  readonly figure: ReactNode;
  readonly note: string;
}

function Meter({ label, value, max, valueText, drawing, figure, note }: MeterProps) {
  const id = useId();
  return (
    <Gauge>
      <Drawing
        viewBox="0 0 120 200"
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(max, Math.max(0, value))}
        aria-valuetext={valueText}
      >
        {drawing}
      </Drawing>
      <p id={id}>{label}</p>
      <strong>{figure}</strong>
      <p>{note}</p>
    </Gauge>
  );
}

export interface RescueGaugesProps {
  /** Deposits of today that are confirmed. */
  readonly deposits: Centavos;
  readonly leastDeposits: Centavos;
  readonly balance: Centavos | null;
  /** Below which the balance counts as gone; null where the server does not say. */
  readonly limit: Centavos | null;
}

/** A rope that today's deposits let down, and how much is left in the tank beside the line below which a rescue comes. */
export function RescueGauges({ deposits, leastDeposits, balance, limit }: RescueGaugesProps) {
  const { t } = useTranslation('promotions-loss');
  const { money } = useFigureText();
  const walletText = useWalletText();
  const { isBalanceHidden } = useSite();
  const length = 24 + 116 * (leastDeposits > 0 ? Math.min(1, deposits / leastDeposits) : 1);
  const fill = balance === null || limit === null || isBalanceHidden ? 0 : Math.min(1, balance / (2 * limit));
  return (
    <Root>
      <Pair data-part="rescue-gauges">
        <Meter
          label={t('rescue.deposits')}
          value={deposits}
          max={leastDeposits}
          valueText={t('rescue.ofLeast', { deposits: money(deposits), least: money(leastDeposits) })}
          figure={money(deposits)}
          note={t('rescue.least', { least: money(leastDeposits) })}
          drawing={
            <>
              <path className="frame" d="M20 14h80" />
              <path className="rope" d={`M60 14v${length}`} />
              {[0.25, 0.5, 0.75].map((at) => (
                <circle key={at} className="knot" cx={60} cy={14 + length * at} r={6} />
              ))}
              <circle className="ring" cx={60} cy={14 + length + 18} r={18} />
            </>
          }
        />
        {balance !== null && limit !== null && (
          <Meter
            label={t('rescue.balance')}
            value={isBalanceHidden ? 0 : balance}
            max={2 * limit}
            valueText={t('rescue.ofLimit', { balance: walletText(balance), limit: money(limit) })}
            figure={<WalletAmount amount={balance} />}
            note={t('rescue.limit', { limit: money(limit) })}
            drawing={
              <>
                <rect className="water" x={22} y={188 - 164 * fill} width={76} height={164 * fill} />
                <path className="frame" d="M20 14v174h80V14" />
                <path className="limit" d="M12 106h96" />
              </>
            }
          />
        )}
      </Pair>
    </Root>
  );
}
