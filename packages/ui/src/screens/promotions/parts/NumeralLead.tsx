import styled from 'styled-components';
import { ActivityArt } from '../../../components/ActivityArt/ActivityArt.tsx';
import { NumeralGives, NumeralMedal, numeralPanel } from '../../../components/PromoCard/NumeralSheet.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { vars } from '../../../theme/vars.ts';
import type { ActivityLeadProps } from './activity-lead-props.ts';
import { OfferGives } from './OfferGives.tsx';

const Root = styled.div`
  ${numeralPanel}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  container: lead / inline-size;
`;

/** The figure over the words on phones; before them where there is room, with the picture as a medal at the end. */
const Sheet = styled.div`
  --most: 5.5rem;
  display: grid;
  grid-template: 'gives' auto 'words' auto / minmax(0, 1fr);
  gap: ${vars.space.s4};
  padding: var(--pad);
  > [data-part='picture'] {
    display: none;
  }
  @container lead (min-width: 34rem) {
    --pad: ${vars.space.s6};
    --most: 10rem;
    grid-template: 'gives words medal' minmax(9rem, 1fr) / minmax(0, 1fr) minmax(0, 1fr) auto;
    gap: ${vars.space.s6};
    align-items: center;
    > [data-part='picture'] {
      display: block;
      width: 13rem;
      height: 13rem;
    }
  }
`;

const Words = styled.div`
  display: grid;
  grid-area: words;
  gap: ${vars.space.s2};
  align-content: center;
  text-wrap: balance;
  @container lead (min-width: 34rem) {
    font-size: ${vars.text.lg};
  }
`;

/** The head of an offer: what it gives, as large as it can be. */
export function NumeralLead({ activity, children }: ActivityLeadProps) {
  return (
    <Root data-part="activity-lead">
      <Sheet>
        <NumeralGives data-part="gives" data-tone={activity.openCount > 0 ? 'accent' : 'plain'}>
          <OfferGives activity={activity} isNamed />
        </NumeralGives>
        <Words data-part="activity-words">{children}</Words>
        <NumeralMedal data-part="picture">
          <ActivityArt page={activity.page} shape="card" isBare />
        </NumeralMedal>
      </Sheet>
    </Root>
  );
}

/** The same on its way. */
export function NumeralLeadBones() {
  return (
    <Root>
      <Sheet>
        <NumeralGives>
          <Skeleton shape="title" />
        </NumeralGives>
        <Words>
          <Skeleton />
          <Skeleton width="half" />
        </Words>
        <NumeralMedal data-part="picture" />
      </Sheet>
    </Root>
  );
}
