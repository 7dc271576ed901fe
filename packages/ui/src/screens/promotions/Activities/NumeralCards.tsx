import { toActivity } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ActivityArt } from '../../../components/ActivityArt/ActivityArt.tsx';
import { ButtonSurface, buttonLook } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import {
  NumeralPlace,
  NumeralText,
  NumeralWayWords,
  numeralRoot,
  numeralRows,
  numeralTitle,
} from '../../../components/PromoCard/NumeralSheet.style.ts';
import { Numeral } from '../../../components/PromoCard/NumeralSheet.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { pressesCard } from '../../../theme/presses-card.ts';
import { vars } from '../../../theme/vars.ts';
import { leadSpans } from '../../page/row-span.ts';
import { OfferGives } from '../parts/OfferGives.tsx';
import { OfferNow } from '../parts/OfferNow.tsx';
import { offerSign } from '../parts/offer-icons.ts';
import type { ActivityCardsProps } from './activity-cards-props.ts';

/** Full rows: of two, where the last of an odd number takes both places; of three, and in the widest place of four, with what remains as pairs. */
const List = styled.ul`
  ${numeralRows}
  margin-top: ${vars.space.s4};
  @container numerals (min-width: 40rem) and (max-width: 55.99rem) {
    > :last-child:nth-child(odd):not([data-lead] ~ *),
    > [data-lead] ~ :last-child:nth-child(even) {
      grid-column: 1 / -1;
    }
  }
  @container numerals (min-width: 56rem) and (max-width: 75.99rem) {
    > [data-span='2'] {
      grid-column: span 4;
    }
    > [data-span='6'] {
      grid-column: 1 / -1;
    }
  }
  @container numerals (min-width: 76rem) {
    > [data-vast='3'] {
      grid-column: span 3;
    }
    > [data-vast='4'] {
      grid-column: span 4;
    }
    > [data-vast='12'] {
      grid-column: 1 / -1;
    }
  }
`;

const Root = styled.li`
  ${numeralRoot}
`;

const Way = styled.a`
  color: inherit;
  text-decoration: none;
  ${numeralTitle}
  ${pressesCard}
`;

/** Looks like the button that it is: all of the panel leads there, so it is no link of its own. */
const Claim = styled(ButtonSurface)`
  pointer-events: none;
`;

/** So is what looks like a link. */
const WayOn = styled.span`
  display: inline-flex;
  gap: ${vars.space.s1};
  align-items: center;
  min-height: ${vars.size.target};
  color: ${vars.color.accentText};
  font-size: ${vars.text.sm};
  font-weight: ${vars.weight.strong};
`;

/** The page of what runs: what each gives is its picture. */
export function NumeralCards({ activities, serverTime, isLed = false }: ActivityCardsProps) {
  const { t } = useTranslation('promotions');
  return (
    <NumeralPlace>
      <List data-part="activity-cards">
        {activities.map((activity, index) => {
          const { id, page, title, subtitle, openCount } = activity;
          const { row, vast } = leadSpans(index, activities.length, isLed);
          const isLead = isLed && index === 0;
          const isOpen = openCount > 0;
          return (
            <Root key={id} data-span={row} data-vast={vast} data-lead={isLead ? '' : undefined}>
              <Numeral
                gives={<OfferGives activity={activity} />}
                icon={offerSign(activity)}
                tone={isOpen ? 'accent' : 'plain'}
                isLarge={isLead}
                art={<ActivityArt page={page} shape={isLead ? 'wide' : 'card'} isBare />}
                isClaim={isOpen}
                foot={
                  isOpen ? (
                    <Claim as="span" {...buttonLook(isLead ? { variant: 'primary' } : { size: 'sm' })}>
                      {t('claimNow')}
                    </Claim>
                  ) : (
                    <WayOn aria-hidden="true">
                      <NumeralWayWords>{t('home.action')}</NumeralWayWords>
                      <Icon name="chevronRight" size={16} />
                    </WayOn>
                  )
                }
              >
                <Way href={toActivity(activity)}>{title}</Way>
                {subtitle && <NumeralText>{subtitle}</NumeralText>}
                <OfferNow activity={activity} serverTime={serverTime} />
              </Numeral>
            </Root>
          );
        })}
      </List>
    </NumeralPlace>
  );
}

/** The same on their way. */
export function NumeralBones() {
  return (
    <NumeralPlace>
      <List as="div">
        {[0, 1, 2, 3].map((index) => {
          const { row, vast } = leadSpans(index, 4, true);
          return (
            <Root
              as="div"
              key={index}
              data-span={row}
              data-vast={vast}
              data-lead={index === 0 ? '' : undefined}
            >
              <Numeral
                gives={<Skeleton shape="title" />}
                icon="list"
                tone="plain"
                isLarge={index === 0}
                art={null}
                foot={<Skeleton width="third" />}
              >
                <Skeleton shape="title" width="half" />
                <Skeleton />
              </Numeral>
            </Root>
          );
        })}
      </List>
    </NumeralPlace>
  );
}
