import { type ComponentType, Suspense } from 'react';
import styled from 'styled-components';
import { ActivityArt } from '../../../components/ActivityArt/ActivityArt.tsx';
import { lazyPart } from '../../../components/lazy-look.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import type { BrandLayout } from '../../../theme/brand.ts';
import { useBrand } from '../../../theme/brand-context.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { waveLine } from '../../../theme/wave-line.ts';
import type { ActivityLeadProps } from './activity-lead-props.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) clamp(6rem, 30%, 18rem);
  gap: ${vars.space.s4};
  align-items: center;
  > [data-part='picture'] {
    order: 1;
  }

  /* A card with the brand's second colour coming in from the picture's side, and the sea at its foot, where the family's hand draws. */
  &[data-promotions='bento'] {
    position: relative;
    padding: ${vars.space.s4};
    overflow: hidden;
    border-radius: ${vars.radius.lg};
    background: linear-gradient(100deg, ${vars.color.surface2} 30%, ${vars.color.secondSoft});
    &:not([data-hand]) {
      padding-bottom: ${vars.space.s5};
      &::after {
        content: '';
        inset: auto 0 ${vars.space.s1};
        ${waveLine}
      }
    }
    > [data-part='picture'] {
      overflow: hidden;
      border-radius: ${vars.radius.md};
    }
  }
  /* A plate in its frame, and the words beside it as a paragraph of a book. */
  &[data-promotions='ledger'] {
    grid-template-columns: clamp(6rem, 30%, 15rem) minmax(0, 1fr);
    font-family: ${vars.font.display};
    > [data-part='picture'] {
      order: 0;
      padding: ${vars.space.s1};
      border: 3px double ${vars.color.edge};
      background: ${vars.color.surface1};
    }
    /* Frames of two lines are the engraver's; what another hand draws has one around it. */
    &[data-hand] > [data-part='picture'] {
      padding: 0;
      overflow: hidden;
      border: 1px solid ${vars.color.second};
      border-radius: ${vars.radius.md};
    }
  }
  /* A strip across the page between lines of the second colour, with the picture stuck askew on its end. */
  &[data-promotions='stickers'] {
    margin-inline: calc(-1 * ${vars.space.s4});
    padding: ${vars.space.s4};
    overflow: hidden;
    border: solid ${vars.color.second};
    border-width: 4px 0;
    background: ${vars.color.surface2};
    font-weight: ${vars.weight.strong};
    > [data-part='picture'] {
      rotate: 3deg;
      border: ${vars.size.edge} solid ${vars.color.edge};
      box-shadow: 4px 4px 0 ${vars.color.second};
    }
  }
  &[data-hand] > [data-part='activity-words'] {
    text-wrap: balance;
  }
  ${media.wide} {
    gap: ${vars.space.s6};
    font-size: ${vars.text.lg};
    &[data-promotions='bento'] {
      padding: ${vars.space.s6};
      &:not([data-hand]) {
        padding-bottom: ${vars.space.s8};
      }
    }
    &[data-promotions='stickers'] {
      margin-inline: 0;
      padding: ${vars.space.s6};
      border-width: 4px;
    }
  }
  ${media.desktop} {
    font-size: ${vars.text.xl};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${vars.space.s2};
`;

/** Its picture, whole and in its own shape, and its words. */
function PlainLead({ activity: { page }, children, foot }: ActivityLeadProps) {
  const { artHand, layout } = useBrand();
  return (
    <>
      <Root data-part="activity-lead" data-promotions={layout.promotions} data-hand={artHand}>
        <div data-part="picture">
          <ActivityArt page={page} shape="card" />
        </div>
        <Words data-part="activity-words">{children}</Words>
      </Root>
      {foot}
    </>
  );
}

function Block() {
  return <Skeleton shape="block" />;
}

type Forms<Props> = Readonly<Partial<Record<BrandLayout['promotions'], ComponentType<Props>>>>;

const leads: Forms<ActivityLeadProps> = {
  coupons: lazyPart(async () => (await import('./CouponLead.tsx')).CouponLead, PlainLead),
  numerals: lazyPart(async () => (await import('./NumeralLead.tsx')).NumeralLead, PlainLead),
  tags: lazyPart(async () => (await import('./TagLead.tsx')).TagLead, PlainLead),
};
const bones: Forms<object> = {
  coupons: lazyPart(async () => (await import('./CouponLead.tsx')).CouponLeadBones, Block),
  numerals: lazyPart(async () => (await import('./NumeralLead.tsx')).NumeralLeadBones, Block),
  tags: lazyPart(async () => (await import('./TagLead.tsx')).TagLeadBones, Block),
};

/** The head of an offer, in the manner of the brand's offers. */
export function ActivityLead(props: ActivityLeadProps) {
  const Lead = leads[useBrand().layout.promotions];
  if (!Lead) return <PlainLead {...props} />;
  return (
    <Suspense fallback={<Block />}>
      <Lead {...props} />
    </Suspense>
  );
}

/** The same on its way. */
export function ActivityLeadBones() {
  const Bones = bones[useBrand().layout.promotions];
  if (!Bones) return <Block />;
  return (
    <Suspense fallback={<Block />}>
      <Bones />
    </Suspense>
  );
}
