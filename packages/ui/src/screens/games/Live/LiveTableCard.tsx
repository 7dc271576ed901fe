import { pocketColours } from '@fortuna/domain/fair-play/roulette.ts';
import type { LiveTable } from '@fortuna/domain/model/games-live.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { toGame } from '@fortuna/domain/site-map.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge, type BadgeTone } from '../../../components/Badge/Badge.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { PocketList } from '../../../components/PocketList/PocketList.tsx';
import { RouletteWheel } from '../../../components/RouletteWheel/RouletteWheel.tsx';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import {
  Body,
  Facts,
  Name,
  NoNumbers,
  Provider,
  Root,
  Seconds,
  Standing,
  Wide,
} from './LiveTableCard.style.ts';

export interface LiveTableCardProps {
  readonly table: LiveTable;
  /** Whole seconds since it was read. */
  readonly secondsSince: number;
  /** The first one, which has room for more. */
  readonly isFeatured: boolean;
}

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
