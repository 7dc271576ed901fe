import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { clampedText, figure } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { PictureButton } from './PictureButton.tsx';
import type { ProfilePersonProps } from './ProfilePerson.tsx';

export interface ProfileHolderProps extends Omit<ProfilePersonProps, 'isLine'> {
  /** The account's number, for whoever copies it. */
  readonly number?: Ref<HTMLElement>;
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space.s3};
  min-width: 0;
  > div {
    min-width: 0;
  }
  [data-part='name'] {
    font-weight: ${vars.weight.strong};
    line-height: 1.3;
    ${clampedText}
  }
  [data-part='number'] {
    font-size: ${vars.text.xs};
    line-height: 1.3;
    > b {
      font-weight: ${vars.weight.strong};
      ${figure}
    }
  }
`;

/** Whose it is, in one line; a press on the picture leads to others. */
export function ProfileHolder({ member, picture, isOpen, onTogglePictures, number }: ProfileHolderProps) {
  const { t } = useTranslation('account-profile');
  const name = member.nickname ?? member.name;
  return (
    <Root data-part="person">
      <PictureButton member={member} picture={picture} isOpen={isOpen} onTogglePictures={onTogglePictures} />
      <div>
        <p dir="auto" data-part="name">
          {name}
        </p>
        <p data-part="number">
          {t('details.uid')} <b ref={number}>{member.id}</b>
        </p>
      </div>
    </Root>
  );
}
