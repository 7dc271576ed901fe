/** Everything that a carousel says; the kit has no copy of its own. */
export interface CarouselWords {
  /** What it is called in the reader's language: "carrossel". */
  readonly carousel: string;
  /** The same of one of its pages: "slide". */
  readonly slide: string;
  /** Name of the arrow back. */
  readonly previous: string;
  /** Name of the arrow on. */
  readonly next: string;
  /** Name of the button that stops the slides from moving on by themselves. */
  readonly pause: string;
  /** Name of the same button while they stand still. */
  readonly play: string;
  /** "2 de 5"; `position` counts from 1. */
  readonly position: (position: number, count: number) => string;
  /** Of a mark that leads there: "Ir para 2 de 5"; `position` counts from 1. */
  readonly goTo: (position: number, count: number) => string;
}
