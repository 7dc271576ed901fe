import type { Game } from '@fortuna/domain/model/games.ts';
import { useContext, useState } from 'react';
import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';
import { lazyLook } from '../lazy-look.tsx';
import { CoverPicture } from './CoverPicture.tsx';
import { PictureHost, StaticCovers } from './static-covers.ts';

export const gameCoverStates = ['Drawn', 'FromServer', 'BrokenPicture', 'EveryType'] as const;

export interface GameCoverProps {
  /** Its number and type choose the drawing; `imageUrl` goes first where the server has one. */
  readonly game: Pick<Game, 'id' | 'type' | 'name' | 'imageUrl'>;
  /** A light title lies over the picture's foot, which a drawn cover then keeps plain and dark; `false` says that none does. Default: it is not said. */
  readonly isFooted?: boolean;
  /** It leads a list and is shown large: a drawn cover shows all of its subject. Default: false. */
  readonly isLead?: boolean;
  /** It is cut round: a drawn cover shows its subject whole in the middle. Default: false. */
  readonly isRound?: boolean;
  /** In the first view: not held back until it scrolls near. Default: false. */
  readonly isEager?: boolean;
}

const Root = styled.span`
  display: block;
  position: relative;
  aspect-ratio: ${vars.tile.ratio};
  overflow: hidden;
  background: linear-gradient(165deg, ${vars.color.surface3}, ${vars.color.secondSoft} 55%, ${vars.color.surface1});

  &[data-type='live'],
  &[data-type='crash'],
  &[data-type='arcade'] {
    background: linear-gradient(165deg, ${vars.color.accentSoft}, ${vars.color.surface3} 60%, ${vars.color.surface1});
  }
  &[data-type='table'],
  &[data-type='lottery'],
  &[data-type='video'] {
    background: linear-gradient(165deg, ${vars.color.infoSoft}, ${vars.color.surface2} 60%, ${vars.color.surface1});
  }
  &[data-type='sports'],
  &[data-type='bingo'] {
    background: linear-gradient(165deg, ${vars.color.successSoft}, ${vars.color.surface2} 60%, ${vars.color.surface1});
  }
`;

/** The drawing code is a separate chunk: a page whose covers are ready-made never loads it. */
const DrawnCover = lazyLook(async () => (await import('./DrawnCover.tsx')).DrawnCover);

/**
 * A game's picture, edge to edge: the server's where it has one that loads, else the file that was drawn when the site was built,
 * else drawn here from the game's number and name. Decoration.
 */
export function GameCover({ game, isEager = false, ...drawn }: GameCoverProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const staticUrl = useContext(StaticCovers)(game);
  const host = useContext(PictureHost);
  const { imageUrl } = game;
  const sentUrl = imageUrl?.[0] === '/' ? host() + imageUrl : imageUrl;
  const url = sentUrl !== null && sentUrl !== brokenUrl ? sentUrl : staticUrl;
  return (
    <Root data-type={game.type} data-part="cover">
      {url !== null && url !== brokenUrl ? (
        <CoverPicture
          src={url}
          alt=""
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBrokenUrl(url)}
        />
      ) : (
        <DrawnCover {...game} {...drawn} />
      )}
    </Root>
  );
}
