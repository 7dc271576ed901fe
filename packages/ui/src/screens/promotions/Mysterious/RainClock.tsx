import { bcp47 } from '@fortuna/domain/language.ts';
import { siteTimeZone } from '@fortuna/domain/time-zone.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { vars } from '../../../theme/vars.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { partOfDay, type Rain } from './rains.ts';

export interface RainClockProps {
  readonly rains: readonly Rain[];
  /** The server's clock, ISO: where the hand stands. */
  readonly serverTime: string;
  /** In the middle of the dial. */
  readonly children: ReactNode;
}

const Root = styled.div`
  display: grid;
  gap: ${vars.space.s4};
  justify-items: center;
`;

const Dial = styled.div`
  position: relative;
  width: min(100%, 26rem);
  > svg {
    display: block;
    width: 100%;
    height: auto;
  }
`;

const Middle = styled.div`
  position: absolute;
  inset: 28%;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${vars.space.s1};
  text-align: center;
  > [data-part='countdown'] {
    flex-direction: column;
    gap: 0;
    align-items: center;
    font-size: ${vars.text.sm};
  }
`;

const Drawing = styled.svg`
  .arc {
    fill: none;
    stroke: ${vars.color.surface3};
    stroke-width: 10;
  }
  .arc[data-state='running'] {
    stroke: ${vars.color.second};
  }
  .arc[data-state='past'] {
    stroke: ${vars.color.surface2};
  }
  .hand {
    stroke: ${vars.color.text};
    stroke-width: 3;
  }
  .cloud {
    fill: ${vars.color.surface3};
    stroke: ${vars.color.textSubtle};
    stroke-width: 2;
  }
  .drop {
    stroke: ${vars.color.textSubtle};
    stroke-width: 2.5;
    stroke-linecap: round;
  }
  [data-state='running'] > .cloud {
    fill: ${vars.color.second};
    stroke: ${vars.color.text};
  }
  [data-state='running'] > .drop {
    stroke: ${vars.color.second};
  }
  [data-state='past'] {
    opacity: 0.5;
  }
  @media (forced-colors: active) {
    .arc,
    .cloud,
    .drop,
    .hand {
      stroke: CanvasText;
    }
    .cloud {
      fill: Canvas;
    }
    .arc[data-state='running'] {
      stroke: Highlight;
    }
    [data-state='running'] > .cloud {
      fill: Highlight;
    }
  }
`;

const Times = styled.ol`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${vars.space.s2};
  > li {
    padding: ${vars.space.s1} ${vars.space.s3};
    border: 1px solid ${vars.color.line};
    border-radius: ${vars.radius.sm};
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
  }
  > li[aria-current] {
    border-color: ${vars.color.second};
    color: ${vars.color.text};
    font-weight: ${vars.weight.strong};
  }
`;

const center = 120;
const radius = 74;

/** A point of the dial; midnight is on top. */
function pointAt(part: number, distance: number): readonly [x: number, y: number] {
  const angle = (part - 0.25) * 2 * Math.PI;
  return [center + distance * Math.cos(angle), center + distance * Math.sin(angle)];
}

function arcOf(from: number, to: number): string {
  const gap = 0.006;
  const [x1, y1] = pointAt(from + gap, radius);
  const [x2, y2] = pointAt(to - gap, radius);
  return `M${x1} ${y1}A${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${x2} ${y2}`;
}

/** The day as a clock: an arc and a cloud for each rain, and the hand where the day stands; the hours in words below it. */
export function RainClock({ rains, serverTime, children }: RainClockProps) {
  const { t } = useTranslation('promotions-daily');
  const language = useSiteLanguage();
  const clock = new Intl.DateTimeFormat(bcp47(language), {
    timeZone: siteTimeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const time = (iso: string) => clock.format(new Date(iso));
  const now = partOfDay(serverTime, rains);
  const [handX, handY] = pointAt(now, radius - 8);
  const [tipX, tipY] = pointAt(now, radius + 8);
  return (
    <Root data-part="rain-clock">
      <Dial>
        <Drawing viewBox="0 0 240 240" aria-hidden="true">
          {rains.map((rain) => {
            const from = partOfDay(rain.from, rains);
            const to = partOfDay(rain.to, rains);
            const [x, y] = pointAt((from + to) / 2, 100);
            return (
              <g key={rain.from}>
                <path className="arc" data-state={rain.state} d={arcOf(from, to)} />
                <g data-state={rain.state} transform={`translate(${x - 16} ${y - 14})`}>
                  <path className="cloud" d="M8 20a7 7 0 0 1 0-14 9 9 0 0 1 17 2 6 6 0 0 1-1 12z" />
                  {rain.state !== 'past' && (
                    <>
                      <path className="drop" d="M10 24v4" />
                      <path className="drop" d="M16 25v4" />
                      <path className="drop" d="M22 24v4" />
                    </>
                  )}
                </g>
              </g>
            );
          })}
          <path className="hand" d={`M${handX} ${handY}L${tipX} ${tipY}`} />
        </Drawing>
        <Middle>{children}</Middle>
      </Dial>
      <Times aria-label={t('mysterious.clock')}>
        {rains.map(({ from, to, state }) => (
          <li key={from} aria-current={state === 'running' ? 'time' : undefined}>
            {t('mysterious.hours', { from: time(from), to: time(to) })} · {t(`mysterious.states.${state}`)}
          </li>
        ))}
      </Times>
    </Root>
  );
}
