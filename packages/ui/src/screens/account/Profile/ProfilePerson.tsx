import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { clampedText } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { LevelMark } from './LevelMark.tsx';
import type { ProfileContent } from './Profile.view.ts';

export interface ProfilePersonProps extends Pick<ProfileContent, 'member' | 'picture'> {
  /** All of it in one line. */
  readonly isLine: boolean;
  /** The pictures to choose from are there. */
  readonly isOpen: boolean;
  /** Opens the pictures to choose from, or closes them. */
  readonly onTogglePictures: () => void;
}

const Name = styled.p`
  ${clampedText}
  max-width: 100%;
  font-family: ${vars.font.display};
  font-size: ${vars.text.xl};
  font-weight: ${vars.weight.display};
`;

const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${vars.space.s2};
  white-space: nowrap;
`;

/** Picture, name and level, and the way to another picture. */
export function ProfilePerson({ member, picture, isLine, isOpen, onTogglePictures }: ProfilePersonProps) {
  const { t } = useTranslation('account-profile');
  const name = member.nickname ?? member.name;
  return (
    <div data-part="person">
      <Avatar name={name} pictureUrl={pictureUrlOf(picture)} seed={member.id} size={isLine ? 'md' : 'lg'} />
      <div>
        <Name dir="auto" data-part="name">
          {name}
        </Name>
        <Marks data-part="marks">
          <LevelMark level={member.vipLevel} />
          <Button size="sm" variant="quiet" aria-expanded={isOpen} onClick={onTogglePictures}>
            {t(isOpen ? 'picture.close' : 'picture.change')}
          </Button>
        </Marks>
      </div>
    </div>
  );
}

/** One that could not be read counts as none: the drawn one stands in. */
export function pictureUrlOf(picture: ProfileContent['picture']): string | null | undefined {
  if (picture.kind === 'known') return picture.value;
  return picture.kind === 'reading' ? undefined : null;
}
