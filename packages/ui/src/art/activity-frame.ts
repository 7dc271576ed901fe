/** In the picture's own units. */
export interface ActivityFrame {
  readonly width: number;
  readonly height: number;
}

/** Draws into a frame, a scene that has its subject in the middle. */
export type DrawActivity = (frame: ActivityFrame) => string;

/** Whether there is room beside the subject. */
export const isWide = ({ width, height }: ActivityFrame): boolean => width > height * 1.6;
