import { VipBadgeArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { OfferFigure } from '../../../components/PromoCard/OfferFigure.tsx';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { wholeSum } from '../parts/whole-sum.ts';
import { Body, Coupons, Heading, Level, Name, Place, Sheet, Stub, Words } from './LevelCoupons.style.ts';
import type { LevelListProps } from './level-list-props.ts';

const toneOf = { open: 'accent', claimed: 'plain', locked: 'plain', expired: 'plain' } as const;

/** A coupon for each level, lowest first: what it brings on the stub, which is torn off once it was had. */
export function LevelCoupons({ label, rows }: LevelListProps) {
  return (
    <Place>
      <Heading>
        <SectionHeader title={label} />
      </Heading>
      <Coupons aria-label={label} data-part="level-coupons">
        {rows.map(({ id, level, name, bonus, isSum, state, isInHead, claim }) => (
          <Level key={id}>
            <Sheet data-part="coupon" data-state={state}>
              <Stub data-part="stub" data-tone={state === undefined || isInHead ? 'soft' : toneOf[state]}>
                {isSum ? <OfferFigure figure={wholeSum(bonus)} /> : <Words>{bonus}</Words>}
              </Stub>
              <Body data-part="level-words">
                <VipBadgeArt level={level} />
                <Name>{name}</Name>
                {claim}
              </Body>
            </Sheet>
          </Level>
        ))}
      </Coupons>
    </Place>
  );
}
