import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';

export const avatarSizes = ['sm', 'md', 'lg'] as const;
export type AvatarSize = (typeof avatarSizes)[number];
export const avatarStates = ['WithImage', 'Initial', 'Sizes'] as const;

const pixels: Record<AvatarSize, number> = { sm: 32, md: 44, lg: 72 };

export interface AvatarProps {
  /** Whose; its first letter stands in for a picture. */
  readonly name: string;
  /** Address of the picture. */
  readonly src?: string | undefined;
  readonly size?: AvatarSize;
}

const Root = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 44px;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${vars.radius.round};
  background: ${vars.color.secondSoft};
  box-shadow: ${vars.shadow.surface};
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
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** A member's picture. Decoration: the name is written beside it. */
export function Avatar({ name, src, size = 'md' }: AvatarProps) {
  return (
    <Root aria-hidden="true" data-size={size} data-part="avatar">
      {src ? (
        <img src={src} alt="" width={pixels[size]} height={pixels[size]} />
      ) : (
        (Array.from(name.trim())[0] ?? '?')
      )}
    </Root>
  );
}
