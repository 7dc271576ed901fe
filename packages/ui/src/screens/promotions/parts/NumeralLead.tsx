import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ActivityArt } from '../../../components/ActivityArt/ActivityArt.tsx';
import { NumeralGives, numeralPanel } from '../../../components/PromoCard/NumeralSheet.tsx';
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

/** The figure over the words on phones; with room for it the picture, whole, is the card's corner beside the figure. */
const Sheet = styled.div`
  --most: 5.5rem;
  display: grid;
  grid-template: 'gives' auto 'below' auto / minmax(0, 1fr);
  gap: ${vars.space.s4};
  align-content: start;
  padding: var(--pad);
  > [data-part='picture'] {
    display: none;
  }
  @container lead (min-width: 34rem) {
    --pad: ${vars.space.s6};
    --most: 10rem;
    grid-template: 'gives art' auto 'below below' 1fr / minmax(0, 1fr) minmax(0, 1fr);
    gap: ${vars.space.s5} ${vars.space.s6};
    > [data-part='gives'] {
      align-self: center;
    }
    > [data-part='picture'] {
      display: block;
    }
  }
`;

const Picture = styled.div`
  grid-area: art;
  align-self: start;
  margin-block-start: calc(-1 * var(--pad));
  margin-inline-end: calc(-1 * var(--pad));
  overflow: clip;
  border-end-start-radius: ${vars.radius.lg};
  background: ${vars.color.surface2};
  > img {
    display: block;
    width: 100%;
    height: auto;
    /* Until it is drawn a browser would frame its place. */
    &:not([src]) {
      visibility: hidden;
    }
  }
`;

/** The words, and the claim after them: at their end where there is room, unless it has more to say than its button. */
const Below = styled.div`
  display: grid;
  grid-area: below;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4} ${vars.space.s6};
  align-items: center;
  @container lead (min-width: 34rem) {
    grid-template-columns: minmax(0, 1fr) fit-content(40%);
    &:not(:has(> [data-part='claim'])),
    &:has([data-part='notice']) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s2};
  min-width: 0;
  text-wrap: balance;
`;

interface FormProps {
  readonly tone: 'accent' | 'plain';
  readonly gives: ReactNode;
  readonly art: ReactNode;
  readonly claim?: ReactNode;
  readonly children: ReactNode;
}

function Form({ tone, gives, art, claim, children }: FormProps) {
  return (
    <Sheet>
      <NumeralGives data-part="gives" data-tone={tone}>
        {gives}
      </NumeralGives>
      <Picture data-part="picture">{art}</Picture>
      <Below>
        <Words data-part="activity-words">{children}</Words>
        {claim && <div data-part="claim">{claim}</div>}
      </Below>
    </Sheet>
  );
}

/** The head of an offer: what it gives, as large as it can be. */
export function NumeralLead({ activity, children, gives, claim }: ActivityLeadProps) {
  return (
    <Root data-part="activity-lead">
      <Form
        tone={activity.openCount > 0 ? 'accent' : 'plain'}
        gives={gives ?? <OfferGives activity={activity} isNamed />}
        art={<ActivityArt page={activity.page} shape="card" isBare />}
        claim={claim}
      >
        {children}
      </Form>
    </Root>
  );
}

/** The same on its way. */
export function NumeralLeadBones() {
  return (
    <Root>
      <Form tone="plain" gives={<Skeleton shape="title" />} art={<Skeleton shape="block" />}>
        <Skeleton />
        <Skeleton width="half" />
      </Form>
    </Root>
  );
}
