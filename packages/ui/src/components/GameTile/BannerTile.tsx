import { GameCover } from '../GameCover/GameCover.tsx';
import { Foot, Picture, Provider, Ribbon, Root, Tag, Title, Words } from './BannerTile.style.ts';
import type { GameTileProps } from './game-tile-props.ts';
import { cornerWord, tileState } from './tile-parts.tsx';

/** The picture, and the name on a ribbon that hangs from its foot. */
export function BannerTile(props: GameTileProps) {
  const { game, isEager = false } = props;
  const word = cornerWord(props);
  return (
    <Root {...tileState(props)}>
      <Picture>
        <GameCover game={game} isFooted={false} isEager={isEager} />
      </Picture>
      <Foot>
        <Ribbon>
          <Words>
            <Title data-part="title">{game.name}</Title>
            <Provider>{game.provider}</Provider>
          </Words>
        </Ribbon>
      </Foot>
      {word && <Tag data-lit={word.lit}>{word.text}</Tag>}
    </Root>
  );
}
