import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { vars } from '../../../theme/vars.ts';
import { useHubWays } from './hub-ways.ts';
import type { ProfileFormProps } from './profile-form.ts';

export type ProfileFootProps = Pick<ProfileFormProps, 'member' | 'install' | 'onLogout'>;

/** In one line where the page, which is a container, has the room. */
const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
  > p {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    column-gap: ${vars.space.s5};
    font-size: ${vars.text.sm};
  }
  @container (min-width: 40rem) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    > p {
      margin-inline-start: auto;
    }
  }
  @container (min-width: 56rem) {
    gap: ${vars.space.s5};
  }
`;

/** What is done right here, the way out, and what is signed. */
export function ProfileFoot({ member, install, onLogout }: ProfileFootProps) {
  const { t } = useTranslation('account');
  const waysOf = useHubWays(member);
  return (
    <Root data-part="foot">
      {install}
      <Button icon={<Icon name="logout" size={20} />} onClick={onLogout}>
        {t('logout')}
      </Button>
      <p>
        {waysOf(['terms', 'privacy']).map(({ href, label }) => (
          <TextLink key={href} href={href}>
            {label}
          </TextLink>
        ))}
      </p>
    </Root>
  );
}
