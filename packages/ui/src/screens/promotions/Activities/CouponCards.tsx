import { toActivity } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ActivityArt } from '../../../components/ActivityArt/ActivityArt.tsx';
import { ButtonSurface, buttonLook } from '../../../components/Button/Button.tsx';
import {
  Coupon,
  CouponPlace,
  CouponText,
  couponRoot,
  couponRows,
  couponTitle,
} from '../../../components/PromoCard/CouponSheet.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { pressesCard } from '../../../theme/presses-card.ts';
import { vars } from '../../../theme/vars.ts';
import { rowSpan } from '../../page/row-span.ts';
import { OfferGives } from '../parts/OfferGives.tsx';
import { OfferNow } from '../parts/OfferNow.tsx';
import { offerSign } from '../parts/offer-icons.ts';
import type { ActivityCardsProps } from './activity-cards-props.ts';

/** Full rows: of two, where the last of an odd number takes both places; of three, and what remains of them as pairs. */
const List = styled.ul`
  ${couponRows}
  margin-top: ${vars.space.s4};
  @container coupons (min-width: 40rem) and (max-width: 55.99rem) {
    > [data-lead],
    > :last-child:nth-child(odd):not([data-lead] ~ *),
    > [data-lead] ~ :last-child:nth-child(even) {
      grid-column: 1 / -1;
    }
  }
  @container coupons (min-width: 56rem) {
    > [data-span='2'] {
      grid-column: span 2;
    }
    > [data-span='4'] {
      grid-column: span 4;
    }
    > [data-span='6'] {
      grid-column: 1 / -1;
    }
  }
`;

const Root = styled.li`
  ${couponRoot}
`;

const Way = styled.a`
  color: inherit;
  text-decoration: none;
  ${couponTitle}
  ${pressesCard}
`;

/** At the foot of its coupon, on one line with those beside it; what leads has it below its words. */
const Foot = styled.div`
  padding-top: ${vars.space.s2};
  :not([data-large]) > [data-part='words'] > & {
    margin-top: auto;
  }
`;

/** Looks like the button that it is: all of the coupon leads there, so it is no link of its own. */
const Claim = styled(ButtonSurface)`
  pointer-events: none;
`;

/** Of the six columns: what leads is as wide as two, and beside it stands the second. */
function spanOf(index: number, count: number, isLed: boolean): 2 | 3 | 4 | 6 {
  if (!isLed) return rowSpan(index, count);
  if (index > 1) return rowSpan(index - 2, count - 2);
  if (count === 1) return 6;
  return index === 0 ? 4 : 2;
}

/** The page of what runs, as coupons. */
export function CouponCards({ activities, serverTime, isLed = false }: ActivityCardsProps) {
  const { t } = useTranslation('promotions');
  return (
    <CouponPlace>
      <List data-part="activity-cards">
        {activities.map((activity, index) => {
          const { id, page, title, subtitle, openCount } = activity;
          const isLead = isLed && index === 0;
          const isOpen = openCount > 0;
          return (
            <Root
              key={id}
              data-span={spanOf(index, activities.length, isLed)}
              data-lead={isLead ? '' : undefined}
            >
              <Coupon
                gives={<OfferGives activity={activity} />}
                icon={offerSign(activity)}
                tone={isOpen ? (isLead ? 'accent' : 'soft') : 'plain'}
                isLarge={isLead}
                art={<ActivityArt page={page} shape={isLead ? 'card' : 'wide'} isBare />}
              >
                <Way href={toActivity(activity)}>{title}</Way>
                {subtitle && <CouponText>{subtitle}</CouponText>}
                <OfferNow activity={activity} serverTime={serverTime} />
                {isOpen && (
                  <Foot>
                    <Claim as="span" {...buttonLook(isLead ? { variant: 'primary' } : { size: 'sm' })}>
                      {t('claimNow')}
                    </Claim>
                  </Foot>
                )}
              </Coupon>
            </Root>
          );
        })}
      </List>
    </CouponPlace>
  );
}

/** The same on their way. */
export function CouponBones() {
  return (
    <CouponPlace>
      <List as="div">
        {[0, 1, 2, 3, 4].map((index) => (
          <Root
            as="div"
            key={index}
            data-span={spanOf(index, 5, true)}
            data-lead={index === 0 ? '' : undefined}
          >
            <Coupon
              gives={<Skeleton shape="title" />}
              icon="list"
              tone="plain"
              isLarge={index === 0}
              art={null}
            >
              <Skeleton shape="title" width="half" />
              <Skeleton />
              <Skeleton width="third" />
            </Coupon>
          </Root>
        ))}
      </List>
    </CouponPlace>
  );
}
