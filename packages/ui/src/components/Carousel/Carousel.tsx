import useEmbla from 'embla-carousel-react';
import { Children, isValidElement, type ReactNode, useCallback, useEffect, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useReducedMotion } from '../reduced-motion.ts';
import { Controls, Root, Slide, Track, Turns, Window } from './Carousel.style.ts';
import { type CarouselMark, CarouselMarks } from './CarouselMarks.tsx';
import type { CarouselWords } from './carousel-words.ts';
import { RotationButton } from './RotationButton.tsx';
import { useRotation } from './useRotation.ts';

export const carouselStates = [
  'Ready',
  'OneSlide',
  'ServerPicture',
  'LongText',
  'Autoplay',
  'Reduced',
  'Loading',
] as const;

export interface CarouselProps {
  /** Names it: "Promoções da semana". */
  readonly label: string;
  /** All that it says of its own, in the reader's language. */
  readonly words: CarouselWords;
  /** The slides, each with a key. One alone stands still, without controls. */
  readonly children: ReactNode;
  /** Instead of the brand's own kind of marks (the default); more than four slides are always counted in words. */
  readonly marks?: CarouselMark;
  /** Seconds that a slide stays before the next one comes. Usually left out: it then moves only when told to. */
  readonly autoplaySeconds?: number;
  /** A slide came to the front; counted from 0. Left out: nobody is told. */
  readonly onSlide?: (index: number) => void;
}

/**
 * Slides of which one is in sight: by finger, arrows or marks, endlessly in both directions. Slides out of sight can neither be
 * focused nor read. With `autoplaySeconds` it moves on until it is pointed at, focused, paused or moved by hand.
 */
export function Carousel({ label, words, children, marks, autoplaySeconds, onSlide }: CarouselProps) {
  const slides = Children.toArray(children).filter(isValidElement);
  const isMany = slides.length > 1;
  const isReduced = useReducedMotion();
  const [windowRef, embla] = useEmbla({ loop: true, active: isMany, duration: 22 });
  const [selected, setSelected] = useState(0);
  const turn = useCallback(() => embla?.scrollNext(), [embla]);
  const rotation = useRotation(isMany ? autoplaySeconds : undefined, turn);
  const { pause } = rotation;
  const current = Math.min(selected, slides.length - 1);

  useEffect(() => {
    if (!embla) return;
    const follow = () => {
      setSelected(embla.selectedScrollSnap());
      onSlide?.(embla.selectedScrollSnap());
    };
    embla.on('select', follow).on('pointerDown', pause);
    return () => {
      embla.off('select', follow).off('pointerDown', pause);
    };
  }, [embla, onSlide, pause]);

  const byHand = (move: (jump: boolean) => void) => () => {
    pause();
    move(isReduced);
  };

  if (!isMany) {
    return (
      <Root role="group" aria-label={label} data-part="carousel">
        {slides}
      </Root>
    );
  }
  return (
    <Root
      role="group"
      aria-label={label}
      aria-roledescription={words.carousel}
      data-part="carousel"
      onPointerEnter={({ pointerType }) => rotation.setPointed(pointerType === 'mouse')}
      onPointerLeave={() => rotation.setPointed(false)}
      onFocus={() => rotation.setFocused(true)}
      onBlur={() => rotation.setFocused(false)}
    >
      <Window ref={windowRef} aria-live={rotation.isOffered && rotation.isPlaying ? 'off' : 'polite'}>
        <Track data-movable="">
          {slides.map((slide, index) => (
            <Slide
              key={slide.key}
              role="group"
              aria-roledescription={words.slide}
              aria-label={words.position(index + 1, slides.length)}
              inert={index !== current}
              data-part="slide"
            >
              {slide}
            </Slide>
          ))}
        </Track>
      </Window>
      <Controls>
        <CarouselMarks
          count={slides.length}
          current={current}
          words={words}
          kind={marks}
          onChoose={(index) => byHand((jump) => embla?.scrollTo(index, jump))()}
        />
        <Turns>
          {rotation.isOffered && <RotationButton rotation={rotation} words={words} />}
          <IconButton
            icon="chevronLeft"
            variant="filled"
            label={words.previous}
            onClick={byHand((jump) => embla?.scrollPrev(jump))}
          />
          <IconButton
            icon="chevronRight"
            variant="filled"
            label={words.next}
            onClick={byHand((jump) => embla?.scrollNext(jump))}
          />
        </Turns>
      </Controls>
    </Root>
  );
}
