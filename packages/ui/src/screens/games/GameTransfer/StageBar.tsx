import type { Game } from '@fortuna/domain/model/games.ts';
import { to } from '@fortuna/domain/site-map.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { IconLink } from '../../../components/IconButton/IconButton.tsx';
import { clampedText } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';

export interface StageBarProps {
  /** What is being played. */
  readonly game?: Pick<Game, 'name' | 'provider'>;
  /** At the end: balance, full screen. */
  readonly children?: ReactNode;
}

const Root = styled.header`
  display: flex;
  align-items: center;
  gap: ${vars.space.s3};
  min-height: 56px;
  padding: ${vars.space.s1} ${vars.space.s3};
  background: ${vars.color.barBg};
  border-bottom: ${vars.size.edge} solid ${vars.color.surfaceEdge};
  box-shadow: 0 1px 0 ${vars.color.topLight};
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;
`;

const Name = styled.span`
  ${clampedText}
  font-family: ${vars.font.display};
  font-weight: ${vars.weight.display};
  line-height: 1.2;
`;

const Provider = styled.span`
  ${clampedText}
  color: ${vars.color.textMuted};
  font-size: ${vars.text.xs};
`;

/** The strip over a game: back to the lobby, what is being played. */
export function StageBar({ game, children }: StageBarProps) {
  const { t } = useTranslation('games-play');
  return (
    <Root>
      <IconLink icon="arrowLeft" label={t('transfer.backToLobby')} href={to('/game')} variant="filled" />
      <Words aria-hidden={game ? 'true' : undefined}>
        {game && (
          <>
            <Name>{game.name}</Name>
            <Provider>{game.provider}</Provider>
          </>
        )}
      </Words>
      {children}
    </Root>
  );
}
