import { formatCount } from '@fortuna/domain/count.ts';
import type { AgentStanding } from '@fortuna/domain/model/agency.ts';
import type { Member } from '@fortuna/domain/model/auth.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { media } from '../../../theme/media.ts';
import { surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { TeamTree } from './TeamTree.tsx';

export interface AgentCardProps {
  readonly member: Pick<Member, 'inviterId'>;
  /** Null for whoever is no agent. */
  readonly agent: AgentStanding | null;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
  padding: ${vars.space.s5} ${vars.space.s4};
  ${surface}
  border-radius: ${vars.radius.lg};
  ${media.wide} {
    padding: ${vars.space.s6};
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    column-gap: ${vars.space.s10};
    align-items: center;
    /* Beside it the team, and what being an agent changes. */
    > :first-child {
      grid-row: 1 / 3;
    }
  }
  &[data-look='ledger'] {
    padding-inline: 0;
    border: 0;
    border-bottom: 3px double ${vars.color.edge};
    border-radius: 0;
    background: none;
    box-shadow: none;
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${vars.space.s3};

  h2 {
    font-size: ${vars.text.xl};
  }
  > p {
    color: ${vars.color.textMuted};
  }
`;

const Changes = styled.ul`
  display: grid;
  gap: ${vars.space.s2};
  font-size: ${vars.text.sm};
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${vars.space.s2};
  }
  svg {
    color: ${vars.color.second};
  }
`;

const Above = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s1} ${vars.space.s2};
  font-size: ${vars.text.sm};
  dt {
    color: ${vars.color.textMuted};
  }
  dd {
    font-weight: ${vars.weight.strong};
    overflow-wrap: anywhere;
  }
`;

/** Nobody is above. */
const Alone = styled.div`
  width: 100%;
  padding-top: ${vars.space.s4};
  border-top: 1px solid ${vars.color.line};
  p {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
  }
`;

const changes = ['commission', 'rewards', 'same'] as const;

/** Who counts as an agent, what it changes, and where the member stands (requirement ADD-07). */
export function AgentCard({ member, agent }: AgentCardProps) {
  const { t } = useTranslation('agency');
  const { promotions } = useBrand().layout;
  const language = useSiteLanguage();
  const id = useId();
  const topId = member.inviterId === null ? null : t('standing.topId', { id: member.inviterId });
  const top = agent?.topName ?? topId;
  const direct = agent?.direct ?? 0;
  const indirect = (agent?.subordinates ?? 0) - direct;
  return (
    <Root aria-labelledby={id} data-look={promotions} data-part="agent-card">
      <Words>
        <Badge tone={agent ? 'success' : 'neutral'}>{agent?.levelName ?? t('standing.none')}</Badge>
        <h2 id={id}>{t('standing.title')}</h2>
        <p>{t(agent ? 'standing.agentText' : 'standing.noneText')}</p>
        <ButtonLink href={to('/agency-center/invite')} variant="primary">
          {t('standing.start')}
        </ButtonLink>
        {top === null ? (
          <Alone data-part="no-top">
            <p>{t('standing.top')}</p>
            <strong>{t('standing.noTop')}</strong>
            <p>{t('standing.noTopText')}</p>
          </Alone>
        ) : (
          <Above>
            <dt>{t('standing.top')}</dt>
            <dd>
              <bdi>{top}</bdi>
            </dd>
          </Above>
        )}
      </Words>
      <TeamTree
        label={t('standing.picture', { direct, indirect })}
        labels={{
          you: t('standing.you'),
          direct: t('standing.direct', { count: direct }),
          indirect: t('standing.indirect', { count: indirect }),
        }}
        values={{
          direct: formatCount(direct, language),
          indirect: formatCount(indirect, language),
        }}
        counts={{ direct, indirect }}
      />
      <Words>
        <h3>{t('standing.changes')}</h3>
        <Changes>
          {changes.map((change) => (
            <li key={change}>
              <Icon name="check" size={18} />
              {t(`standing.change.${change}`)}
            </li>
          ))}
        </Changes>
      </Words>
    </Root>
  );
}
