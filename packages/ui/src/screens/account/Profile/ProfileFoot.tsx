import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { vars } from '../../../theme/vars.ts';
import { type HubWayName, useHubWays } from './hub-ways.ts';
import type { ProfileFormProps } from './profile-form.ts';

export interface ProfileFootProps extends Pick<ProfileFormProps, 'member' | 'install' | 'onLogout'> {
  /** At the end of its line. Default: what is signed. */
  readonly others?: readonly HubWayName[];
}

const signed: readonly HubWayName[] = ['terms', 'privacy'];

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
export function ProfileFoot({ member, install, onLogout, others = signed }: ProfileFootProps) {
  const { t } = useTranslation('account');
  const waysOf = useHubWays(member);
  return (
    <Root data-part="foot">
      {install}
      <Button icon={<Icon name="logout" size={20} />} onClick={onLogout}>
        {t('logout')}
      </Button>
      {others.length > 0 && (
        <p>
          {waysOf(others).map(({ href, label }) => (
            <TextLink key={href} href={href}>
              {label}
            </TextLink>
          ))}
        </p>
      )}
    </Root>
  );
}
