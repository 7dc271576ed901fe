import type { Game } from '@fortuna/domain/model/games.ts';
import styled from 'styled-components';
import { GameCover } from '../../../components/GameCover/GameCover.tsx';
import { vars } from '../../../theme/vars.ts';

/** It fades into the page's ground, and its colours lean towards the brand's. */
const Root = styled.div`
  position: absolute;
  inset: 0 0 auto;
  z-index: -1;
  height: min(100%, 44rem);
  overflow: hidden;
  pointer-events: none;
  > [data-part='cover'] {
    height: 100%;
    aspect-ratio: auto;
    background: none;
  }
  img {
    filter: blur(36px) saturate(1.3);
    opacity: 0.5;
    scale: 1.25;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background:
      linear-gradient(to top, ${vars.color.bg}, transparent 70%),
      color-mix(in oklab, color-mix(in oklab, ${vars.color.second} 35%, ${vars.color.bg}) 55%, transparent);
  }
  @media (forced-colors: active) {
    display: none;
  }
`;

/** Behind the stage the colours of the same cover, out of focus. Decoration. */
export function StageBackdrop({ game }: { readonly game: Game }) {
  return (
    <Root>
      <GameCover game={game} isEager />
    </Root>
  );
}
