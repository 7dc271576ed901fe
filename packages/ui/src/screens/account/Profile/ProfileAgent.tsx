import type { Member } from '@fortuna/domain/model/auth.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { Quiet } from '../parts/Quiet.ts';
import { Stack } from './profile-parts.ts';

export interface ProfileAgentProps {
  readonly member: Member;
}

/** Whether the player is an ordinary agent, what makes one, and what it changes (requirement ADD-07). */
export function ProfileAgent({ member: { isAgent, inviterId } }: ProfileAgentProps) {
  const { t } = useTranslation('account-profile');
  const titleId = useId();
  return (
    <Card padding="lg" aria-labelledby={titleId}>
      <Stack>
        <SectionHeader
          id={titleId}
          title={t('agent.title')}
          aside={
            <Badge tone={isAgent ? 'success' : 'neutral'}>{t(isAgent ? 'agent.agent' : 'agent.none')}</Badge>
          }
        />
        <p>{t(isAgent ? 'agent.agentText' : 'agent.noneText')}</p>
        <Quiet>
          {inviterId === null
            ? `${t('agent.top')}: ${t('agent.noTop')}`
            : t('agent.invitedBy', { id: inviterId })}
        </Quiet>
        <ButtonLink href={to('/agency-center')}>{t('agent.center')}</ButtonLink>
      </Stack>
    </Card>
  );
}
