import { longestWordmark } from '@fortuna/domain/model/site.ts';
import { useState } from 'react';
import styled from 'styled-components';
import type { LogoMark } from '../../theme/logo-mark.ts';
import { visuallyHidden } from '../../theme/mixins.ts';
import { Logo } from '../Logo/Logo.tsx';

export const siteLogoStates = ['Picture', 'PictureFails', 'Name', 'LongText'] as const;

export interface SiteLogoProps {
  /** What the operator calls the site. */
  readonly name: string;
  /** The brand's drawn sign. */
  readonly mark: LogoMark;
  /** The operator's picture in their place; null: there is none. */
  readonly pictureUrl: string | null;
}

/** A place of one size, whatever the picture's: nothing moves when it arrives. */
const Place = styled.span`
  display: block;
  inline-size: 8.5rem;
  min-inline-size: 3rem;
  max-inline-size: 100%;
  block-size: 36px;
  > img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
    object-position: left;
  }
  @media (max-width: 600px) {
    [data-crowded] & {
      inline-size: 3rem;
    }
  }
`;

const SignAlone = styled.span`
  [data-part='wordmark'] {
    ${visuallyHidden}
  }
`;

/** The logo of a site whose operator has given it a picture or another name since the build; the drawn sign where the picture does not come. */
export function SiteLogo({ name, mark, pictureUrl }: SiteLogoProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (pictureUrl !== null && pictureUrl !== brokenUrl)
    return (
      <Place data-part="site-logo">
        <img src={pictureUrl} alt={name} width={136} height={36} onError={() => setBrokenUrl(pictureUrl)} />
      </Place>
    );
  const logo = <Logo name={name} mark={mark} />;
  return name.length > longestWordmark ? <SignAlone>{logo}</SignAlone> : logo;
}
