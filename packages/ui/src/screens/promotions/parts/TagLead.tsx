import styled, { css } from 'styled-components';
import { ActivityArt } from '../../../components/ActivityArt/ActivityArt.tsx';
import { cutEdge } from '../../../components/PromoCard/cut-edge.ts';
import { longFigure } from '../../../components/PromoCard/OfferFigure.tsx';
import { headAtStart, tagInks, tagPaper, tagPicture } from '../../../components/PromoCard/tag-look.ts';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { vars } from '../../../theme/vars.ts';
import type { ActivityLeadProps } from './activity-lead-props.ts';
import { OfferGives } from './OfferGives.tsx';

const Root = styled.div`
  container: lead / inline-size;
`;

/** The tag over its words on phones, and before them where there is room. */
const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
  align-items: center;
  @container lead (min-width: 34rem) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${vars.space.s6};
  }
`;

const Edge = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${cutEdge}
`;

/** Where there is no room for a picture too. */
const figureAlone = css`
  grid-template-columns: minmax(0, 1fr);
  > [data-part='picture'] {
    display: none;
  }
`;

/** Laid on its side: the figure after the eyelet, and the picture, whole in its height, at the end. */
const Tag = styled.div`
  --cut: 2.5rem;
  --rise: 2.25rem;
  --eye: 1.5rem;
  --most: 4.5rem;
  ${tagPaper}
  ${headAtStart}
  ${tagInks}
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  align-items: center;
  @container lead (min-width: 34rem) {
    --cut: 3.25rem;
    --rise: 3rem;
    --eye: 1.75rem;
    --most: 5.5rem;
  }
  @container lead (max-width: 33.99rem) {
    &:has(${longFigure}) {
      ${figureAlone}
    }
  }
  @container lead (max-width: 17rem) {
    ${figureAlone}
  }
`;

const Gives = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: 7rem;
  padding-inline: calc(var(--cut) + ${vars.space.s1}) ${vars.space.s3};
  align-content: center;
`;

const Picture = styled.div`
  ${tagPicture}
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s2};
  text-wrap: balance;
  @container lead (min-width: 34rem) {
    font-size: ${vars.text.lg};
  }
`;

/** The head of an offer: its tag, laid beside its words. */
export function TagLead({ activity, children }: ActivityLeadProps) {
  return (
    <Root data-part="activity-lead">
      <Sheet>
        <Edge>
          <Tag data-part="tag" data-tone={activity.openCount > 0 ? 'accent' : 'plain'}>
            <Gives data-part="gives">
              <OfferGives activity={activity} isNamed />
            </Gives>
            <Picture data-part="picture">
              <ActivityArt page={activity.page} shape="card" isBare />
            </Picture>
          </Tag>
        </Edge>
        <Words data-part="activity-words">{children}</Words>
      </Sheet>
    </Root>
  );
}

/** The same on its way. */
export function TagLeadBones() {
  return (
    <Root>
      <Sheet>
        <Edge>
          <Tag>
            <Gives>
              <Skeleton shape="title" />
            </Gives>
            <Picture data-part="picture" />
          </Tag>
        </Edge>
        <Words>
          <Skeleton />
          <Skeleton width="half" />
        </Words>
      </Sheet>
    </Root>
  );
}
