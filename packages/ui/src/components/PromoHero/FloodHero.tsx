import { useBrand } from '../../theme/brand-context.ts';
import { Actions, Eyebrow, Picture, Root, Stage, Terms, Text, Title, Words } from './FloodHero.style.ts';
import { isLongTitle } from './hero-parts.ts';
import type { PromoHeroProps } from './promo-hero-props.ts';

/** The whole panel in the accent, large words on it, and at its end the picture, cut aslant behind a bar in the second colour. */
export function FloodHero({ eyebrow, title, text, actions, art, terms }: PromoHeroProps) {
  const isComposed = useBrand().artHand !== undefined;
  return (
    <Root data-part="promo-hero">
      <Stage>
        <Words>
          <div>
            <Eyebrow>{eyebrow}</Eyebrow>
            <Title data-long={isLongTitle(title) ? '' : undefined}>{title}</Title>
          </div>
          <div>
            <Text>{text}</Text>
            <Actions>{actions}</Actions>
            {terms !== undefined && <Terms>{terms}</Terms>}
          </div>
        </Words>
        {art !== undefined && <Picture data-composed={isComposed ? '' : undefined}>{art}</Picture>}
      </Stage>
    </Root>
  );
}
