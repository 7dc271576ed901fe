import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Arrived } from '../../page/Arrived.tsx';
import { useHubWays } from './hub-ways.ts';
import { PictureButton } from './PictureButton.tsx';
import type { ProfileFormProps } from './profile-form.ts';
import { scoreHeadLook } from './score-head-look.ts';

export type ScoreHeadProps = Pick<ProfileFormProps, 'member' | 'picture' | 'pictures' | 'onTogglePictures'>;

const Root = styled.div`
  ${scoreHeadLook}
`;

/** One for each level that is reached; more than these have no room beside the words. */
const lights = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Whose board it is, in one line over it: the picture, the name, the level. */
export function ScoreHead({ member, picture, pictures, onTogglePictures }: ScoreHeadProps) {
  const { t } = useTranslation('account-profile');
  const [club] = useHubWays(member)(['vip']);
  const { vipLevel, levelName } = member;
  const level = (
    <>
      <Icon name="vip" size={20} />
      <span data-part="label">{t('details.levelValue', { level: vipLevel, name: levelName })}</span>
      <span data-part="lights" aria-hidden="true">
        {lights.slice(0, vipLevel).map((light) => (
          <i key={light} />
        ))}
      </span>
    </>
  );
  return (
    <Root>
      <div data-part="person">
        <PictureButton
          member={member}
          picture={picture}
          isOpen={pictures !== null}
          onTogglePictures={onTogglePictures}
        />
        <div>
          <p dir="auto" data-part="name">
            {member.nickname ?? member.name}
          </p>
          {club === undefined ? (
            <p data-part="level">{level}</p>
          ) : (
            <a data-part="level" href={club.href}>
              {level}
            </a>
          )}
        </div>
      </div>
      {pictures !== null && (
        <div data-part="pictures">
          <Arrived>{pictures}</Arrived>
        </div>
      )}
    </Root>
  );
}
