import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { focusRing } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { type ProfilePersonProps, pictureUrlOf } from './ProfilePerson.tsx';

export type PictureButtonProps = Omit<ProfilePersonProps, 'isLine'>;

const Root = styled.button`
  position: relative;
  flex: none;
  padding: 0;
  border: 0;
  background: none;
  border-radius: ${vars.radius.round};
  cursor: pointer;
  ${focusRing}
  > [data-part='change'] {
    position: absolute;
    inset-block-end: -4px;
    inset-inline-end: -4px;
    display: grid;
    place-items: center;
    width: 20px;
    height: 20px;
    border-radius: ${vars.radius.round};
  }
`;

/** The member's picture; a press on it leads to others. The mark on it has the colours of where it stands. */
export function PictureButton({ member, picture, isOpen, onTogglePictures }: PictureButtonProps) {
  const { t } = useTranslation('account-profile');
  const words = t(isOpen ? 'picture.close' : 'picture.change');
  return (
    <Root type="button" aria-expanded={isOpen} title={words} onClick={onTogglePictures}>
      <Avatar name={member.nickname ?? member.name} pictureUrl={pictureUrlOf(picture)} seed={member.id} />
      <span data-part="change">
        <Icon name={isOpen ? 'close' : 'plus'} size={16} />
      </span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </Root>
  );
}
