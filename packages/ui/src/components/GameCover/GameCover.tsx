import type { Game } from '@fortuna/domain/model/game.ts';
import { useContext, useState } from 'react';
import styled from 'styled-components';
import type { ArtFamily } from '../../art/family.ts';
import { vars } from '../../theme/vars.ts';
import { createLazyModule } from '../DrawnArt/lazy-module.ts';
import { StaticCovers } from './static-covers.ts';

export const gameCoverStates = ['Drawn', 'FromServer', 'BrokenPicture', 'EveryType'] as const;

export interface GameCoverProps {
  readonly game: Pick<Game, 'id' | 'type' | 'imageUrl'>;
  /** The brand's way of drawing. */
  readonly family?: ArtFamily;
  /** In the first view: not held back until it scrolls near. */
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

const Picture = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

/**
 * A game's picture, edge to edge: the server's where it has one that loads, else the file that was drawn when the site was built,
 * else drawn here from the game's number. Decoration.
 */
export function GameCover({ game, family = 'coast', isEager = false }: GameCoverProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const staticUrl = useContext(StaticCovers)(game);
  const url = game.imageUrl !== null && game.imageUrl !== brokenUrl ? game.imageUrl : staticUrl;
  return (
    <Root data-type={game.type} data-part="cover">
      {url !== null && url !== brokenUrl ? (
        <Picture
          src={url}
          alt=""
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBrokenUrl(url)}
        />
      ) : (
        <DrawnCover id={game.id} type={game.type} family={family} />
      )}
    </Root>
  );
}

/** The drawing code is a chunk of its own: the prerendered page is there first, and its tiles have their final size. */
const useCoverArt = createLazyModule(() => import('../../art/cover.ts'));

interface DrawnCoverProps extends Pick<Game, 'id' | 'type'> {
  readonly family: ArtFamily;
}

function DrawnCover(request: DrawnCoverProps) {
  const art = useCoverArt();
  return (
    art && (
      <Picture
        src={art.coverDataUri({ ...request, isFooted: true })}
        alt=""
        loading="lazy"
        decoding="async"
      />
    )
  );
}
