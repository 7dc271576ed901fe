import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { media } from '../../../theme/media.ts';
import { figure } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { FigureNote } from '../parts/big-figure.ts';
import { useFigureText } from '../parts/figure-text.ts';

export interface TurnoverRoadProps {
  /** All that has to be played, centavos. */
  readonly turnover: number;
  /** How many milestones there are. */
  readonly times: number;
}

/** More milestones than this are a list, and no road. */
const mostMilestones = 12;
/** More than these have no room beside each other. */
const mostInRow = 5;

const Root = styled.section`
  display: grid;
  gap: ${vars.space.s3};
`;

/** Down the page, or in one row where that has room: a road that breaks over two rows reads as two roads. */
const Road = styled.ol`
  --width: 24px;
  display: grid;
  ${media.wide} {
    &[data-row] {
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
    }
  }
`;

const Milestone = styled.li`
  position: relative;
  display: grid;
  align-items: end;
  min-height: 2.5rem;
  padding-inline-start: calc(var(--width) + ${vars.space.s4});
  line-height: 6px;
  ${figure}

  /* The road, and its broken line. */
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    width: var(--width);
    background: ${vars.color.surface3};
  }
  &::after {
    left: calc(var(--width) / 2 - 1px);
    width: 0;
    border-left: 2px dashed ${vars.color.textSubtle};
    background: none;
  }
  &:last-child {
    color: ${vars.color.accentText};
    font-weight: ${vars.weight.strong};
  }
  @media (forced-colors: active) {
    &::before {
      border-inline: 1px solid CanvasText;
    }
  }
  ${media.wide} {
    [data-row] > & {
      justify-items: end;
      padding: calc(var(--width) + ${vars.space.s3}) 0 0;
      font-size: ${vars.text.sm};
      line-height: inherit;
      &::before,
      &::after {
        inset: 0 0 auto;
        width: auto;
        height: var(--width);
      }
      &::after {
        top: calc(var(--width) / 2 - 1px);
        height: 0;
        border: 0;
        border-top: 2px dashed ${vars.color.textSubtle};
      }
    }
  }
`;

const Post = styled.span`
  position: absolute;
  bottom: 0;
  left: 0;
  z-index: 1;
  width: calc(var(--width) + 6px);
  height: 6px;
  background: ${vars.color.second};
  [data-last] > & {
    background: ${vars.color.accent};
  }
  ${media.wide} {
    [data-row] & {
      top: 0;
      right: 0;
      left: auto;
      width: 6px;
      height: calc(var(--width) + 6px);
    }
  }
  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

/** What has to be played before the bonus can leave, as a road with a milestone for each time. */
export function TurnoverRoad({ turnover, times }: TurnoverRoadProps) {
  const { t } = useTranslation('promotions-deposit');
  const { money } = useFigureText();
  if (times < 1 || times > mostMilestones) return null;
  const milestones = Array.from({ length: times }, (_, index) =>
    Math.round((turnover * (index + 1)) / times),
  );
  return (
    <Root aria-labelledby="turnover-road" data-part="turnover-road">
      <SectionHeader id="turnover-road" title={t('super.road')} />
      <FigureNote>{t('super.roadText', { turnover: money(turnover), count: times })}</FigureNote>
      <Road data-row={times <= mostInRow ? '' : undefined}>
        {milestones.map((amount, index) => (
          <Milestone key={amount} data-last={index === times - 1 ? '' : undefined}>
            <Post aria-hidden="true" />
            {money(amount)}
          </Milestone>
        ))}
      </Road>
    </Root>
  );
}
