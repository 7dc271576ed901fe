import styled from 'styled-components';
import type { IconName } from '../../icons/icon-names.ts';
import { useBrand } from '../../theme/brand-context.ts';

export type { IconName };
/** The states that stories must show. */
export const iconStates = ['Every', 'Sets', 'Sizes'] as const;

const Svg = styled.svg`
  flex: none;

  /* Dots as large as whole pixels of a plain screen: at one and a half every other would be twice as large. */
  @media (max-resolution: 1.4dppx) {
    &[data-set='pixel'][width='24'] {
      padding: 4px;
    }
  }
`;

export interface IconProps {
  /** Which sign, by what people know it as (`iconNames`). */
  readonly name: IconName;
  /** Edge in CSS px; 24 when left out. A set of pixels rounds it to a multiple of 8, at least 16. */
  readonly size?: number;
}

/** Edges that show dots of even size. */
const wholeDots = (size: number) => Math.max(2, Math.round(size / 8)) * 8;

/**
 * A sign in the text's colour, in the hand of the brand (`layout.icons`). The page carries the drawings (`icons/sprite.ts`).
 * Decoration: the control that carries it has the name.
 */
export function Icon({ name, size = 24 }: IconProps) {
  const set = useBrand().layout.icons;
  const isPixel = set === 'pixel';
  const edge = isPixel ? wholeDots(size) : size;
  return (
    <Svg
      viewBox={isPixel ? '0 0 16 16' : '0 0 24 24'}
      width={edge}
      height={edge}
      aria-hidden="true"
      focusable="false"
      data-part="icon"
      data-set={set}
    >
      <use href={`#${set}-${name}`} />
    </Svg>
  );
}
