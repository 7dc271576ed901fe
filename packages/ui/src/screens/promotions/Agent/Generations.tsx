import { formatPercent } from '@fortuna/domain/percent.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useBrand } from '../../../theme/brand-context.ts';
import { media } from '../../../theme/media.ts';
import { figure, surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import type { CommissionRange, CommissionRanges } from './commission-range.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(5rem, 1fr) minmax(0, 2fr);
  gap: ${vars.space.s4};
  padding: ${vars.space.s4};
  ${surface}
  ${media.wide} {
    padding: ${vars.space.s5};
  }
`;

/** As high as the words: a row of people beside each row of them. */
const Tree = styled.svg`
  width: 100%;
  height: 0;
  min-height: 100%;
  > path {
    fill: none;
    stroke: ${vars.color.lineStrong};
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
  /* A person is a round dot, which stays round however high the rows are; among pixels it is one of them. */
  > [data-row] {
    stroke: ${vars.color.second};
    stroke-linecap: round;
    stroke-width: 8;
  }
  > [data-row='0'] {
    stroke: ${vars.color.accent};
    stroke-width: 28;
  }
  > [data-row='1'] {
    stroke-width: 20;
  }
  &[data-icons='pixel'] > [data-row] {
    stroke-linecap: square;
  }
  ${media.wide} {
    > [data-row='0'] {
      stroke-width: 40;
    }
    > [data-row='1'] {
      stroke-width: 28;
    }
    > [data-row='2'] {
      stroke-width: 12;
    }
  }
  @media (forced-colors: active) {
    > path {
      stroke: CanvasText;
    }
    > [data-row='0'] {
      stroke: Highlight;
    }
  }
`;

/** Three rows of one height, as high as the rows of the tree. */
const Rows = styled.ol`
  display: grid;
  grid-auto-rows: 1fr;
  > li {
    display: grid;
    gap: ${vars.space.s1};
    align-content: center;
    min-height: 8rem;
    padding-block: ${vars.space.s3};
  }
  > li + li {
    border-top: 1px dashed ${vars.color.line};
  }
  h2 {
    font-size: ${vars.text.md};
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${vars.space.s2};
    align-items: baseline;
  }
  dt {
    order: 1;
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
  }
  dd {
    color: ${vars.color.win};
    font-family: ${vars.font.display};
    font-size: ${vars.text.lg};
    font-weight: ${vars.weight.display};
    ${figure}
  }
  p {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
  }
`;

/** Of the drawing: a row is as high as a row of words, with its people in the middle. */
const row = 100;
const people = [1, 3, 9].map((count, at) =>
  Array.from({ length: count }, (_, index) => ({
    x: ((index + 0.5) / count) * 120,
    y: (at + 0.5) * row,
  })),
);
const lines = people.slice(1).flatMap((generation, at) =>
  generation.map(({ x, y }, index) => {
    const above = people[at]?.[Math.floor(index / 3)] ?? { x, y };
    return `M${above.x} ${above.y}V${y - row / 2}H${x}V${y}`;
  }),
);

/** The member, whom they invite, and whom those invite: what comes back to the member of each. */
export function Generations({ deposits, directBets, indirectBets }: CommissionRanges) {
  const { t } = useTranslation('promotions-friends');
  const language = useSiteLanguage();

  function rateOf({ least, most }: CommissionRange): string {
    const write = (basisPoints: number) => formatPercent(basisPoints, language);
    return least === most ? write(most) : t('agent.range', { least: write(least), most: write(most) });
  }

  const rates = [
    [],
    [
      ['deposits', deposits],
      ['bets', directBets],
    ],
    [['bets', indirectBets]],
  ] as const;
  return (
    <Root data-part="generations">
      <Tree
        viewBox="0 0 120 300"
        preserveAspectRatio="none"
        aria-hidden="true"
        data-icons={useBrand().layout.icons}
      >
        {lines.map((line) => (
          <path key={line} d={line} />
        ))}
        {people.flatMap((generation, at) =>
          generation.map(({ x, y }) => <path key={`${x} ${y}`} d={`M${x} ${y}h0`} data-row={at} />),
        )}
      </Tree>
      <Rows aria-label={t('agent.diagram')}>
        {(['you', 'direct', 'indirect'] as const).map((generation, at) => (
          <li key={generation}>
            <h2>{t(`agent.${generation}.title`)}</h2>
            <p>{t(`agent.${generation}.text`)}</p>
            <dl>
              {(rates[at] ?? []).map(([of, range]) =>
                range === null ? null : (
                  <div key={of}>
                    <dt>{t(`agent.${of}`)}</dt>
                    <dd>{rateOf(range)}</dd>
                  </div>
                ),
              )}
            </dl>
          </li>
        ))}
      </Rows>
    </Root>
  );
}
