import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';
import { Button } from '../Button/Button.tsx';
import type { CarouselWords } from './carousel-words.ts';
import type { Rotation } from './useRotation.ts';

/** Like the icon buttons beside it. Its signs are kept out of the icons, which every first visit loads. */
const Square = styled(Button)`
  &[data-variant] {
    width: ${vars.size.target};
    padding: 0;
    box-shadow: none;
  }
`;

const Glyph = styled.svg`
  fill: currentColor;
`;

const pausePath = 'M7 5h3.6v14H7zM13.4 5H17v14h-3.6z';
const playPath = 'M8 5.2v13.6L18.8 12z';

export interface RotationButtonProps {
  /** What it stops and starts (`useRotation`). */
  readonly rotation: Rotation;
  /** Those of the carousel; of them `pause` and `play`. */
  readonly words: CarouselWords;
}

/** The visible way to stop what moves by itself (WCAG 2.2.2): its words say what a press does. */
export function RotationButton({ rotation, words }: RotationButtonProps) {
  const { isPlaying, play, pause } = rotation;
  const label = isPlaying ? words.pause : words.play;
  return (
    <Square aria-label={label} title={label} onClick={isPlaying ? pause : play}>
      <Glyph viewBox="0 0 24 24" width={20} height={20} aria-hidden="true" focusable="false">
        <path d={isPlaying ? pausePath : playPath} />
      </Glyph>
    </Square>
  );
}
