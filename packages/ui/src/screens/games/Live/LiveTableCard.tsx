import { pocketColours } from '@fortuna/domain/fair-play/roulette.ts';
import type { LiveTable } from '@fortuna/domain/model/games-live.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { toGame } from '@fortuna/domain/site-map.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Badge, type BadgeTone } from '../../../components/Badge/Badge.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { PocketList } from '../../../components/PocketList/PocketList.tsx';
import { RouletteWheel } from '../../../components/RouletteWheel/RouletteWheel.tsx';
import { media } from '../../../theme/media.ts';
import { clampedToTwoLines, figures, surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';

export interface LiveTableCardProps {
  readonly table: LiveTable;
  /** Whole seconds since it was read. */
  readonly secondsSince: number;
  /** The first one, which has room for more. */
  readonly isFeatured: boolean;
}

const Root = styled.li`
  display: grid;
  /* Beside the wheel a phone has room for how the table stands in one line. */
  grid-template: auto 1fr / clamp(5.5rem, 32vw, 8.5rem) minmax(0, 1fr);
  align-items: center;
  gap: ${vars.space.s3};
  padding: ${vars.space.s4};
  ${surface}

  &[data-state='offline'] [data-part='roulette-wheel'],
  &[data-state='full'] [data-part='roulette-wheel'] {
    opacity: 0.55;
  }
  ${media.wide} {
    /* Names of a row stand on one line. */
    align-items: start;
    &[data-featured] {
      grid-template: 1fr auto / minmax(0, 14rem) minmax(0, 1fr);
      align-items: center;
      gap: ${vars.space.s4} ${vars.space.s6};
      > [data-part='roulette-wheel'] {
        grid-row: 1 / 3;
      }
    }
  }
  ${media.desktop} {
    &[data-featured] {
      /* Next to the name, without a hole, what is there to know. */
      grid-template: auto / minmax(0, 15rem) fit-content(24rem) minmax(20rem, 1fr);
      gap: ${vars.space.s8};
      padding: ${vars.space.s6};
      > [data-part='roulette-wheel'] {
        grid-row: auto;
      }
    }
  }
  @media (min-width: 1500px) {
    /* Four in a row: how a table stands is said in one line there too. */
    &:not([data-featured]) {
      grid-template-columns: 6.5rem minmax(0, 1fr);
    }
  }
`;

const Body = styled.div`
  display: grid;
  gap: ${vars.space.s3};
  min-width: 0;
`;

const Name = styled.h2`
  font-size: ${vars.text.lg};
  ${clampedToTwoLines}
  [data-featured] & {
    ${media.desktop} {
      font-size: ${vars.text.xxl};
    }
  }
`;

const Provider = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  unicode-bidi: isolate;
`;

const Standing = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space.s2};
  font-size: ${vars.text.sm};
  color: ${vars.color.textMuted};
`;

const Seconds = styled.span`
  ${figures}
`;

const Facts = styled.dl`
  display: grid;
  gap: ${vars.space.s1};
  font-size: ${vars.text.sm};

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${vars.space.s3};
  }
  dt {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.xs};
  }
  dd {
    font-weight: ${vars.weight.medium};
    ${figures}
  }
  [data-featured] & {
    ${media.wide} {
      display: flex;
      flex-wrap: wrap;
      gap: ${vars.space.s1} ${vars.space.s8};
      font-size: ${vars.text.md};
      > div {
        display: block;
      }
    }
  }
`;

/** Where no number has come: what stands above is on the line of its neighbours. */
const NoNumbers = styled.div`
  height: 1.75rem;
  ${media.phone} {
    display: none;
  }
`;

/** Below the wheel too, where the card is narrow. */
const Wide = styled.div`
  display: grid;
  gap: ${vars.space.s3};
  grid-column: 1 / -1;
  /* The ways to the tables of a row stand at one height. */
  align-self: end;
  [data-featured] & {
    ${media.wide} {
      grid-column: 2;
    }
    ${media.desktop} {
      grid-column: 3;
      align-self: center;
    }
  }
`;

const tones: Readonly<Record<LiveTable['state'], BadgeTone>> = {
  open: 'success',
  closed: 'warning',
  full: 'info',
  offline: 'neutral',
  other: 'neutral',
};

/** A table: its wheel, how it stands, what may be bet, who is there, what has come, and the way to it. */
export function LiveTableCard({ table, secondsSince, isFeatured }: LiveTableCardProps) {
  const { t } = useTranslation('games-live');
  const language = useSiteLanguage();
  const titleId = useId();
  const linkId = useId();
  const { game, state, stakes, players, seats, lastNumbers } = table;
  const secondsLeft = table.secondsLeft === null ? null : Math.max(0, table.secondsLeft - secondsSince);
  const isRunning = state === 'open' || state === 'closed';
  const colourNames = Object.fromEntries(
    pocketColours.map((colour) => [colour, t(`colours.${colour}`)]),
  ) as Record<(typeof pocketColours)[number], string>;
  return (
    <Root data-state={state} data-featured={isFeatured ? '' : undefined} data-part="live-table">
      <RouletteWheel number={lastNumbers[0] ?? null} isSpinning={state === 'closed'} table={game.id} />
      <Body>
        <div>
          <Name id={titleId}>{game.name}</Name>
          <Provider>{game.provider}</Provider>
        </div>
        <Standing>
          <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
          {isRunning && secondsLeft !== null && (
            <Seconds>{t(`left.${state}`, { seconds: secondsLeft })}</Seconds>
          )}
        </Standing>
      </Body>
      <Wide>
        <Facts>
          <div>
            <dt>{t('stakes')}</dt>
            <dd>
              {t('stakeRange', {
                lowest: formatMoney(stakes.lowest, language),
                highest: formatMoney(stakes.highest, language),
              })}
            </dd>
          </div>
          <div>
            <dt>{t('players')}</dt>
            <dd>{t('seats', { players, seats })}</dd>
          </div>
        </Facts>
        {lastNumbers.length > 0 ? (
          <PocketList label={t('lastNumbers')} numbers={lastNumbers} colourNames={colourNames} />
        ) : (
          <NoNumbers />
        )}
        <ButtonLink
          id={linkId}
          href={toGame(game)}
          variant={isRunning && isFeatured ? 'primary' : 'secondary'}
          aria-labelledby={`${linkId} ${titleId}`}
          isWide
        >
          {t(isRunning ? 'enter' : 'look')}
        </ButtonLink>
      </Wide>
    </Root>
  );
}
