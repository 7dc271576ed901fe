import { toActivity } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ActivityArt } from '../../../components/ActivityArt/ActivityArt.tsx';
import { ButtonSurface, buttonLook } from '../../../components/Button/Button.tsx';
import { Coupon } from '../../../components/PromoCard/CouponSheet.tsx';
import { couponRoot, couponRows, couponTitle } from '../../../components/PromoCard/coupon-look.ts';
import { CouponPlace, CouponText } from '../../../components/PromoCard/coupon-parts.ts';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { pressesCard } from '../../../theme/presses-card.ts';
import { vars } from '../../../theme/vars.ts';
import { rowSpan } from '../../page/row-span.ts';
import { LeadArt } from '../parts/LeadArt.tsx';
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

/** At the foot of its coupon, on one line with those beside it; what leads has it on its stub. */
const Foot = styled.div`
  margin-top: auto;
  padding-top: ${vars.space.s2};
`;

/** Looks like the button that it is: all of the coupon leads there, so it is no link of its own. */
const Claim = styled(ButtonSurface)`
  pointer-events: none;
  [data-part='way'] > & {
    padding-inline: ${vars.space.s3};
  }
`;

interface WayProps {
  readonly isOpen: boolean;
  readonly isLead: boolean;
}

/** The way on; what leads has one even where there is nothing to be had yet, which its title says to who hears it. */
function WayOn({ isOpen, isLead }: WayProps) {
  const { t } = useTranslation('promotions');
  if (isLead)
    return (
      <Claim
        as="span"
        aria-hidden={isOpen ? undefined : 'true'}
        {...buttonLook(isOpen ? { variant: 'primary' } : {})}
      >
        {t(isOpen ? 'claimNow' : 'home.action')}
      </Claim>
    );
  return (
    <Foot>
      <Claim as="span" {...buttonLook({ size: 'sm' })}>
        {t('claimNow')}
      </Claim>
    </Foot>
  );
}

/** Of the six columns: what leads is as wide as two, and beside it stands the second. */
function spanOf(index: number, count: number, isLed: boolean): 2 | 3 | 4 | 6 {
  if (!isLed) return rowSpan(index, count);
  if (index > 1) return rowSpan(index - 2, count - 2);
  if (count === 1) return 6;
  return index === 0 ? 4 : 2;
}

/** The page of what runs, as coupons. */
export function CouponCards({ activities, serverTime, isLed = false }: ActivityCardsProps) {
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
                tone={isOpen || isLead ? 'soft' : 'plain'}
                isLarge={isLead}
                art={
                  isLead ? (
                    <LeadArt page={page} shapes={['wide', 'card']} />
                  ) : (
                    <ActivityArt page={page} shape="wide" isBare />
                  )
                }
                way={(isOpen || isLead) && <WayOn isOpen={isOpen} isLead={isLead} />}
              >
                <Way href={toActivity(activity)}>{title}</Way>
                {subtitle && <CouponText>{subtitle}</CouponText>}
                <OfferNow activity={activity} serverTime={serverTime} />
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
