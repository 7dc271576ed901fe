import type { SiteBanner } from '@fortuna/domain/model/site.ts';
import { type ReactNode, useId, useState } from 'react';
import { useBrand } from '../../theme/brand-context.ts';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Art, Eyebrow, Foot, Panes, Root, Text, Title, Words } from './PromoBanner.style.ts';

/** A banner of the operator's, or an activity with its path for a link. */
export interface PromoBannerProps extends Pick<SiteBanner, 'title' | 'pictureUrl' | 'link'> {
  /** What kind of thing it is, above the title: "Toda semana". Left out: the title comes first. */
  readonly eyebrow?: string | undefined;
  /** An activity's subtitle. Null or left out: the title alone. */
  readonly text?: string | null | undefined;
  /** What the link says; not shown where there is none. */
  readonly action: string;
  /**
   * Stands for a picture that is not there, or does not come: wide, its subject on the right third, such as `HeroArt`. Decoration. Left
   * out: words on plain ground.
   */
  readonly art?: ReactNode;
}

/**
 * One of the operator's offers, as a slide: a scene with words over it, a page with a plate beside it, a band below its
 * words, a picture cut aslant at the end of a panel that is all accent, or behind windows, or a poster with its title on strips, as the
 * brand's `hero` axis says.
 */
export function PromoBanner({
  eyebrow,
  title,
  text = null,
  pictureUrl,
  link,
  action,
  art,
}: PromoBannerProps) {
  const titleId = useId();
  const {
    layout: { hero },
    artHand,
  } = useBrand();
  const [isBroken, setBroken] = useState(false);
  const isDrawn = pictureUrl === null || isBroken;
  const picture = isDrawn ? (
    art
  ) : (
    <img src={pictureUrl} alt="" decoding="async" onError={() => setBroken(true)} />
  );
  const way = link !== null && (
    <ButtonLink href={link} variant={hero === 'poster' ? 'primary' : 'secondary'}>
      {action}
    </ButtonLink>
  );
  const heading = (
    <>
      {eyebrow !== undefined && <Eyebrow>{eyebrow}</Eyebrow>}
      <Title id={titleId}>
        <span>{title}</span>
      </Title>
    </>
  );
  return (
    <Root
      aria-labelledby={titleId}
      data-part="promo-banner"
      data-look={hero}
      data-brief={text === null && !way ? '' : undefined}
    >
      {picture !== undefined && (
        <Art>
          {hero === 'panes' ? <Panes isLit={isDrawn && artHand !== undefined}>{picture}</Panes> : picture}
        </Art>
      )}
      {hero === 'poster' ? (
        <>
          <Words>{heading}</Words>
          {(text !== null || way) && (
            <Foot>
              {text !== null && <Text>{text}</Text>}
              {way}
            </Foot>
          )}
        </>
      ) : (
        <Words>
          {heading}
          {text !== null && <Text>{text}</Text>}
          {way && <Foot>{way}</Foot>}
        </Words>
      )}
    </Root>
  );
}
