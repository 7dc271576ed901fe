import { toActivity } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ActivityArt } from '../../../components/ActivityArt/ActivityArt.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Tag } from '../../../components/PromoCard/TagSheet.tsx';
import { TagPlace, tagPlace, tagRows } from '../../../components/PromoCard/tag-rows.ts';
import { TagText, tagTitle } from '../../../components/PromoCard/tag-words.ts';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { pressesCard } from '../../../theme/presses-card.ts';
import { vars } from '../../../theme/vars.ts';
import { OfferGives } from '../parts/OfferGives.tsx';
import { OfferNow } from '../parts/OfferNow.tsx';
import { offerSign } from '../parts/offer-icons.ts';
import type { ActivityCardsProps } from './activity-cards-props.ts';
import { tagPlaces } from './tag-places.ts';

const List = styled.ul`
  ${tagRows}
  @container tags (min-width: 40rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  /* Beside what leads, which is higher, figure and words share what they have too much. */
  @container tags (min-width: 40rem) {
    > [data-lead] + li,
    > [data-lead] + li + li {
      --air: minmax(5.25rem, 1fr);
    }
  }
  > :only-child {
    grid-column: 1 / -1;
  }
`;

const Root = styled.li`
  ${tagPlace}
`;

const Way = styled.a`
  color: inherit;
  text-decoration: none;
  ${tagTitle}
  ${pressesCard}
`;

/** Looks like the link that it is: all of the tag leads there, so it is none of its own. */
const WayOn = styled.span`
  display: inline-flex;
  gap: ${vars.space.s1};
  align-items: center;
`;

const flag = (is: boolean) => (is ? '' : undefined);

/** The page of what runs: all of it on one rail after the other. */
export function TagCards({ activities, serverTime, isLed = false }: ActivityCardsProps) {
  const { t } = useTranslation('promotions');
  const places = tagPlaces(activities.length);
  return (
    <TagPlace>
      <List data-part="activity-cards">
        {activities.map((activity, index) => {
          const { id, page, title, subtitle, openCount } = activity;
          const isBroad = places[index] === 2;
          const isLead = isLed && index === 0;
          const isOpen = openCount > 0;
          return (
            <Root key={id} data-broad={flag(isBroad)} data-lead={flag(isLead)}>
              <Tag
                gives={<OfferGives activity={activity} />}
                icon={offerSign(activity)}
                tone={isOpen && isLead ? 'accent' : 'plain'}
                isLarge={isLead}
                art={<ActivityArt page={page} shape={isBroad ? 'wide' : 'card'} isBare />}
                isClaim={isOpen}
                foot={
                  <WayOn aria-hidden={isOpen ? undefined : 'true'}>
                    {t(isOpen ? 'claimNow' : 'home.action')}
                    <Icon name="chevronRight" size={16} />
                  </WayOn>
                }
              >
                <Way href={toActivity(activity)}>{title}</Way>
                {subtitle && <TagText>{subtitle}</TagText>}
                <OfferNow activity={activity} serverTime={serverTime} />
              </Tag>
            </Root>
          );
        })}
      </List>
    </TagPlace>
  );
}

/** The same on their way. */
export function TagBones() {
  return (
    <TagPlace>
      <List as="div">
        {tagPlaces(7).map((span, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: each is its place
          <Root as="div" key={index} data-broad={flag(span === 2)}>
            <Tag
              gives={<Skeleton shape="title" />}
              icon="list"
              tone="plain"
              isLarge={index === 0}
              art={null}
              foot={<Skeleton width="third" />}
            >
              <Skeleton shape="title" />
              <Skeleton />
              <Skeleton />
            </Tag>
          </Root>
        ))}
      </List>
    </TagPlace>
  );
}
