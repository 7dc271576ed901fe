import styled from 'styled-components';
import { type HeroShape, heroFrames, heroShapesOf } from '../../art/hero-shapes.ts';
import { useBrand } from '../../theme/brand-context.ts';

const Picture = styled.picture`
  display: contents;
`;

export interface HeroPictureProps {
  /** Where the picture of a shape is. */
  readonly addressOf: (shape: HeroShape) => string;
}

/** The hero's picture in the shape that its stage has. It stands in the first view. Decoration. */
export function HeroPicture({ addressOf }: HeroPictureProps) {
  const { narrow, wider } = heroShapesOf[useBrand().layout.hero];
  return (
    <Picture>
      {wider.map(([from, shape]) => (
        <source
          key={shape}
          media={`(min-width: ${from}px)`}
          srcSet={addressOf(shape)}
          {...heroFrames[shape]}
        />
      ))}
      <img src={addressOf(narrow)} alt="" {...heroFrames[narrow]} fetchPriority="high" />
    </Picture>
  );
}
