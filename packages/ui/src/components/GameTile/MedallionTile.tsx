import { GameCover } from '../GameCover/GameCover.tsx';
import type { GameTileProps } from './game-tile-props.ts';
import { Coin, Plate, Provider, Root, Seal, Title, Words } from './MedallionTile.style.ts';
import { cornerWord, tileState } from './tile-parts.tsx';

/** The picture as a coin with its rim, and below it the name in the middle. */
export function MedallionTile(props: GameTileProps) {
  const { game, isFeatured, isEager = false } = props;
  const word = cornerWord(props);
  return (
    <Root {...tileState(props)}>
      <Plate>
        <Coin>
          <GameCover game={game} isFooted={false} isLead={isFeatured} isRound isEager={isEager} />
          {word && <Seal data-lit={word.lit}>{word.text}</Seal>}
        </Coin>
        <Words>
          <Title data-part="title">{game.name}</Title>
          <Provider>{game.provider}</Provider>
        </Words>
      </Plate>
    </Root>
  );
}
