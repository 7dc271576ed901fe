import type { ReactNode } from 'react';
import { useBrand } from '../../theme/brand-context.ts';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Art, Eyebrow, Foot, Root, Text, Title, Words } from './PromoBanner.style.ts';

export interface PromoBannerProps {
  /** What kind of thing it is: "Toda semana". */
  readonly eyebrow: string;
  readonly title: string;
  readonly text: string;
  readonly href: string;
  /** What the link says. */
  readonly action: string;
  /** A wide picture with its subject on the right third, such as `HeroArt`. Decoration. */
  readonly art?: ReactNode;
}

/**
 * One of the operator's offers, as a slide: a scene with words over it, a page with a plate beside it, or a poster with its
 * title on strips, as the brand's `hero` axis says.
 */
export function PromoBanner({ eyebrow, title, text, href, action, art }: PromoBannerProps) {
  const { hero } = useBrand().layout;
  const link = (
    <ButtonLink href={href} variant={hero === 'poster' ? 'primary' : 'secondary'}>
      {action}
    </ButtonLink>
  );
  const heading = (
    <>
      <Eyebrow>{eyebrow}</Eyebrow>
      <Title>
        <span>{title}</span>
      </Title>
    </>
  );
  return (
    <Root data-part="promo-banner" data-look={hero}>
      {art !== undefined && <Art>{art}</Art>}
      {hero === 'poster' ? (
        <>
          <Words>{heading}</Words>
          <Foot>
            <Text>{text}</Text>
            {link}
          </Foot>
        </>
      ) : (
        <Words>
          {heading}
          <Text>{text}</Text>
          <Foot>{link}</Foot>
        </Words>
      )}
    </Root>
  );
}
