import type { RecentWin } from '@fortuna/domain/model/games-wins.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { toGame } from '@fortuna/domain/site-map.ts';
import { formatTime } from '@fortuna/domain/time-of-day.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { GameCover } from '../../../components/GameCover/GameCover.tsx';
import { ScrollRail } from '../../../components/ScrollRail/ScrollRail.tsx';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { HomeSectionBox } from './HomeSectionBox.tsx';
import { Amount, Fact, Name, Note, Picture, Way, Words } from './HomeWins.style.ts';

export const homeWinsStates = ['Several', 'One', 'LongText'] as const;

export interface HomeWinsProps {
  /** At least one, the newest first. */
  readonly wins: readonly RecentWin[];
}

/** What was won lately, by whom (masked), with which stake, and the way to the game; only what has happened. */
export function HomeWins({ wins }: HomeWinsProps) {
  const id = useId();
  const { t } = useTranslation('games-rows');
  const language = useSiteLanguage();
  return (
    <HomeSectionBox aria-labelledby={id} data-part="home-wins">
      <SectionHeader id={id} title={t('wins.title')} />
      <Note>{t('wins.note')}</Note>
      <ScrollRail label={t('wins.title')} previousLabel={t('previous')} nextLabel={t('next')}>
        {wins.map((win) => (
          <Way key={win.id} href={toGame(win.game)}>
            <Picture>
              <GameCover game={win.game} />
            </Picture>
            <Words>
              <Amount>{formatMoney(win.win, language, { sign: 'always' })}</Amount>
              <Name>{win.game.name}</Name>
              <Fact>
                <bdi>{win.memberName}</bdi>
                {' · '}
                {t('wins.stake', { stake: formatMoney(win.stake, language) })}
                {' · '}
                {formatTime(win.settledAt, language)}
              </Fact>
            </Words>
          </Way>
        ))}
      </ScrollRail>
    </HomeSectionBox>
  );
}
