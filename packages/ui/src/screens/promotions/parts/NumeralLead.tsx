import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { NumeralGives } from '../../../components/PromoCard/NumeralSheet.style.ts';
import { artAsStrip, artNear, numeralPanel, padOf } from '../../../components/PromoCard/numeral-look.ts';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { vars } from '../../../theme/vars.ts';
import type { ActivityLeadProps } from './activity-lead-props.ts';
import { LeadArt } from './LeadArt.tsx';
import { OfferGives } from './OfferGives.tsx';

const Root = styled.div`
  ${numeralPanel}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  container: lead / inline-size;
`;

/** What came of a press, which is longer than a button. */
const told = "> [data-part='claim'] [data-part='notice']";

/** The picture is all of the end, and the rest one column before it. */
const beside = css`
  ${padOf(vars.space.s6)}
  --most: 7rem;
  --art: min(46cqi, 30rem);
  grid-template:
    '. art' 1fr 'gives art' auto 'words art' auto 'claim art' auto '. art' 1fr / minmax(0, 1fr)
    calc(var(--art) - var(--pad));
  column-gap: ${vars.space.s6};
  min-height: calc(0.74 * var(--art));
  padding-block-start: var(--pad);
  > [data-part='picture'] {
    ${artNear}
    > img {
      aspect-ratio: auto;
    }
    > img:nth-child(2) {
      display: block;
    }
  }
`;

/** From top to foot: the picture as a strip, the figure, the words and the claim. What has a claim needs more room for a picture beside all that. */
const Sheet = styled.div`
  --most: 4.5rem;
  display: grid;
  grid-template: 'art' auto 'gives' auto 'words' auto 'claim' auto / minmax(0, 1fr);
  gap: ${vars.space.s4};
  padding: var(--pad);
  padding-block-start: 0;
  > [data-part='picture'] {
    ${artAsStrip}
  }
  > [data-part='claim'] {
    grid-area: claim;
  }
  &:not(:has(> [data-part='claim'])) {
    grid-template: 'art' auto 'gives' auto 'words' auto / minmax(0, 1fr);
  }
  @container lead (min-width: 34rem) {
    ${padOf(vars.space.s6)}
    &:not(:has(> [data-part='claim'])) {
      ${beside}
      grid-template-rows: 1fr auto auto 1fr;
      grid-template-areas: '. art' 'gives art' 'words art' '. art';
    }
  }
  @container lead (min-width: 52rem) {
    &:has(> [data-part='claim']) {
      ${beside}
    }
    &:has(${told}) {
      --art: 50cqi;
    }
  }
`;

const Picture = styled.div`
  position: relative;
  grid-area: art;
  background: ${vars.color.surface2};
  > img {
    width: 100%;
    /* Until it is drawn a browser would frame its place. */
    &:not([src]) {
      visibility: hidden;
    }
  }
`;

const Words = styled.div`
  display: grid;
  grid-area: words;
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
      <Words data-part="activity-words">{children}</Words>
      {claim && <div data-part="claim">{claim}</div>}
      <Picture data-part="picture">{art}</Picture>
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
        art={<LeadArt page={activity.page} shapes={['wide', 'card']} />}
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
