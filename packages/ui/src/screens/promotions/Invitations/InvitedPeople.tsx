import type { Reward, RewardState } from '@fortuna/domain/model/promotions-rewards.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { media } from '../../../theme/media.ts';
import { clampedText, figures, surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { PartByPart } from '../../page/PartByPart.tsx';
import type { Claims } from '../Claims.view.ts';
import { useFigureText } from '../parts/figure-text.ts';
import { RowClaim } from '../parts/RowClaim.tsx';
import { ShareRing } from '../parts/ShareRing.tsx';

export interface InvitedPeopleProps {
  readonly rewards: readonly Reward[];
  readonly claims: Claims | null;
}

const List = styled.ol`
  overflow: hidden;
  ${surface}
  > li + li {
    border-top: 1px solid ${vars.color.line};
  }
`;

const Person = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  gap: ${vars.space.s3};
  align-items: center;
  padding: ${vars.space.s3} ${vars.space.s4};
  > :last-child {
    grid-column: 2;
    justify-self: start;
  }
  ${media.wide} {
    grid-template-columns: 56px minmax(0, 1fr) minmax(0, auto);
    > :last-child {
      grid-column: 3;
      max-width: 22rem;
    }
  }
`;

const Name = styled.p`
  font-weight: ${vars.weight.strong};
  ${clampedText}
`;

const Sum = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  ${figures}
  white-space: normal;
`;

/** Those whose reward waits come first, then those on their way, then what is settled; among them the newest first. */
const order: readonly RewardState[] = ['open', 'locked', 'claimed', 'expired'];

/** Nobody moves away from under the finger that has just claimed: the places are those of the first look. */
function useFirstPlaces(rewards: readonly Reward[]): readonly Reward[] {
  const [places] = useState(() =>
    order.flatMap((state) => rewards.filter((reward) => reward.state === state).map(({ id }) => id)),
  );
  return [...rewards].sort((one, other) => places.indexOf(one.id) - places.indexOf(other.id));
}

/** Whom the member invited, how far each has come, and what each brings. */
export function InvitedPeople({ rewards, claims }: InvitedPeopleProps) {
  const { t } = useTranslation('promotions-friends');
  const { money } = useFigureText();
  const sorted = useFirstPlaces(rewards);
  return (
    <PartByPart items={sorted} atOnce={12}>
      {(people) => (
        <List aria-label={t('people.list')} data-part="invited-people">
          {people.map(({ id, subject, state, required, progress, amount }) => {
            const name = subject ?? String(id);
            const isThere = progress >= required;
            return (
              <Person key={id} data-state={state}>
                <ShareRing part={required > 0 ? progress / required : 1} isFull={isThere} />
                <div>
                  <Name>
                    <bdi>{name}</bdi>
                  </Name>
                  <Sum>
                    {isThere
                      ? t('people.there', { deposits: money(progress) })
                      : t('people.sum', { deposits: money(progress), goal: money(required) })}
                  </Sum>
                </div>
                <RowClaim
                  claims={claims}
                  target={{ by: 'invitation', rewardId: id }}
                  state={state}
                  subject={t('people.subject', { name, amount: money(amount) })}
                  lockedReason={t('people.locked', { goal: money(required) })}
                />
              </Person>
            );
          })}
        </List>
      )}
    </PartByPart>
  );
}
