import type { Member } from '@fortuna/domain/model/auth.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';
import { AvatarArt } from '../DrawnArt/DrawnArt.tsx';

export const avatarSizes = ['sm', 'md', 'lg'] as const;
export type AvatarSize = (typeof avatarSizes)[number];
export const avatarStates = ['WithImage', 'Drawn', 'Initial', 'Unknown', 'Broken', 'Sizes'] as const;

const pixels: Record<AvatarSize, number> = { sm: 32, md: 44, lg: 72 };

export interface AvatarProps {
  /** Whose; its first letter stands in for a picture. */
  readonly name: string;
  /** Address of the chosen picture; null for none, undefined while it is not known: the place stays empty. */
  readonly pictureUrl: string | null | undefined;
  /** The account's number: a picture is drawn from it where none is chosen. Left out, the first letter stays. */
  readonly seed?: Member['id'] | undefined;
  /** `sm` 32, `md` 44, `lg` 72 px. Default: `md`. */
  readonly size?: AvatarSize;
}

const Root = styled.span`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 44px;
  aspect-ratio: 1;
  padding: ${vars.size.edge};
  background: ${vars.color.edge};
  clip-path: ${vars.shape.portrait};
  isolation: isolate;
  color: ${vars.color.second};
  font-family: ${vars.font.display};
  font-weight: ${vars.weight.display};
  text-transform: uppercase;

  &[data-size='sm'] {
    width: 32px;
    font-size: ${vars.text.sm};
  }
  &[data-size='lg'] {
    width: 72px;
    font-size: ${vars.text.xxl};
  }
  &::before {
    content: '';
    position: absolute;
    inset: ${vars.size.edge};
    z-index: -1;
    background: ${vars.color.secondSoft};
    clip-path: inherit;
  }
  > :is(img, svg) {
    width: 100%;
    height: 100%;
    object-fit: cover;
    clip-path: inherit;
  }
`;

/** A member's picture. Decoration: the name is written beside it. */
export function Avatar({ name, pictureUrl, seed, size = 'md' }: AvatarProps) {
  return (
    <Root aria-hidden="true" data-size={size} data-part="avatar">
      <Face name={name} pictureUrl={pictureUrl} seed={seed} size={size} />
    </Root>
  );
}

function Face({ name, pictureUrl, seed, size = 'md' }: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (pictureUrl === undefined) return null;
  if (pictureUrl !== null && pictureUrl !== brokenUrl) {
    return (
      <img
        src={pictureUrl}
        alt=""
        width={pixels[size]}
        height={pixels[size]}
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setBrokenUrl(pictureUrl)}
      />
    );
  }
  return seed === undefined ? (Array.from(name.trim())[0] ?? '?') : <AvatarArt seed={seed} />;
}
