import type { Member } from '@fortuna/domain/model/auth.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { vars } from '../../../theme/vars.ts';
import { securityPlaces } from '../parts/security-places.ts';
import { firstMissing, hasSet, securityHref } from '../parts/security-state.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${vars.space.s3} ${vars.space.s4};
  /* At the end, as the states of the list below: its words begin where the signs of that list do. */
  > svg {
    grid-area: 1 / 2;
    color: ${vars.color.success};
  }
  &[data-missing] > svg {
    color: ${vars.color.warning};
  }
  h2 {
    margin-bottom: ${vars.space.s1};
    font-size: ${vars.text.lg};
    line-height: 1.2;
  }
  p {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
  }
  > a {
    justify-self: start;
  }
`;

/** How well the account is protected, and the way to the first thing that it is without. */
export function SecuritySummary({ member }: { readonly member: Member }) {
  const { t } = useTranslation('account-security');
  const missing = firstMissing(member);
  const done = securityPlaces.filter((place) => hasSet(member, place)).length;
  return (
    <Card level="2">
      <Root data-missing={missing === null ? undefined : ''}>
        <Icon name="shield" size={40} />
        <div>
          <h2>{t('summary.title', { done, all: securityPlaces.length })}</h2>
          <p>{missing === null ? t('summary.complete') : t(`summary.next.${missing}`)}</p>
        </div>
        {missing !== null && (
          <ButtonLink href={securityHref(member, missing)} variant="primary">
            {t(`summary.action.${missing}`)}
          </ButtonLink>
        )}
      </Root>
    </Card>
  );
}
