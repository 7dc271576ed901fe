import type { Game } from '@fortuna/domain/model/games.ts';
import { to } from '@fortuna/domain/site-map.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { IconLink } from '../../../components/IconButton/IconButton.tsx';
import { media } from '../../../theme/media.ts';
import { clampedText, clampedToTwoLines } from '../../../theme/mixins.ts';
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
  gap: ${vars.space.s1};
  min-height: 56px;
  /* The way back stands on the edge of the game's own board; at the end a bare sign's ink does. */
  padding: ${vars.space.s1} ${vars.space.s1} ${vars.space.s1} ${vars.space.s3};
  ${media.wide} {
    gap: ${vars.space.s3};
    padding-inline: ${vars.space.s3};
  }
  /* Over a page of words the way back stands on its margin. */
  &[data-words] {
    padding-inline: ${vars.space.s4};
    ${media.wide} {
      padding-inline: ${vars.space.s6};
    }
  }
  /* A phone on its side: the height belongs to the game. */
  ${media.short} {
    min-height: 0;
    padding-block: 2px;
  }
  background: ${vars.color.barBg};
  border-bottom: ${vars.size.edge} solid ${vars.color.surfaceEdge};
  box-shadow: 0 1px 0 ${vars.color.topLight};
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;
`;

/** On a phone what there is to press needs the room; the game says itself what it is. */
const Name = styled.span`
  ${clampedToTwoLines}
  display: none;
  font-size: ${vars.text.sm};
  font-weight: ${vars.weight.strong};
  line-height: 1.15;
  overflow-wrap: anywhere;
  ${media.wide} {
    display: -webkit-box;
    font-family: ${vars.font.display};
    font-size: ${vars.text.md};
    font-weight: ${vars.weight.display};
    letter-spacing: ${vars.lettering.display};
    -webkit-line-clamp: 1;
  }
`;

const Provider = styled.span`
  ${clampedText}
  display: none;
  ${media.wide} {
    display: block;
  }
  color: ${vars.color.textMuted};
  font-size: ${vars.text.xs};
`;

/** The strip over a game: back to the lobby, what is being played. */
export function StageBar({ game, children }: StageBarProps) {
  const { t } = useTranslation('games-play');
  return (
    <Root data-words={game ? undefined : ''}>
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
