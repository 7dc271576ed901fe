import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { clampedText, figure, focusRing } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { type ProfilePersonProps, pictureUrlOf } from './ProfilePerson.tsx';

export interface ProfileHolderProps extends Omit<ProfilePersonProps, 'isLine'> {
  /** The account's number, for whoever copies it. */
  readonly number?: Ref<HTMLElement>;
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space.s3};
  min-width: 0;
  > button {
    position: relative;
    flex: none;
    padding: 0;
    border: 0;
    background: none;
    border-radius: ${vars.radius.round};
    cursor: pointer;
    ${focusRing}
  }
  [data-part='change'] {
    position: absolute;
    inset-block-end: -4px;
    inset-inline-end: -4px;
    display: grid;
    place-items: center;
    width: 20px;
    height: 20px;
    border-radius: ${vars.radius.round};
  }
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
      <button
        type="button"
        aria-expanded={isOpen}
        title={t(isOpen ? 'picture.close' : 'picture.change')}
        onClick={onTogglePictures}
      >
        <Avatar name={name} pictureUrl={pictureUrlOf(picture)} seed={member.id} />
        <span data-part="change">
          <Icon name={isOpen ? 'close' : 'plus'} size={16} />
        </span>
        <VisuallyHidden>{t(isOpen ? 'picture.close' : 'picture.change')}</VisuallyHidden>
      </button>
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
