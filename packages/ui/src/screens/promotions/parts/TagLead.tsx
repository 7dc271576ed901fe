import { ActivityArt } from '../../../components/ActivityArt/ActivityArt.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import type { ActivityLeadProps } from './activity-lead-props.ts';
import { HungTagLead } from './HungTagLead.tsx';
import { OfferGives } from './OfferGives.tsx';
import { Claim, Edge, Gives, Picture, Root, Sheet, Tag, Words } from './TagLead.style.ts';

/** The head of an offer: its tag, laid beside its words; with what binds both hang. */
export function TagLead({ activity, children, gives, claim, foot }: ActivityLeadProps) {
  const isLit = claim !== undefined || activity.openCount > 0;
  const given = gives ?? <OfferGives activity={activity} isNamed />;
  if (foot)
    return (
      <Root data-part="activity-lead">
        <HungTagLead activity={activity} gives={given} claim={claim} foot={foot} isLit={isLit}>
          {children}
        </HungTagLead>
      </Root>
    );
  return (
    <Root data-part="activity-lead">
      <Sheet>
        <Words data-part="activity-words">{children}</Words>
        <Edge>
          <Tag data-part="tag" data-tone={isLit ? 'accent' : 'plain'}>
            <Gives data-part="gives">{given}</Gives>
            {claim && <Claim data-part="claim">{claim}</Claim>}
            <Picture data-part="picture">
              <ActivityArt page={activity.page} shape="card" isBare />
            </Picture>
          </Tag>
        </Edge>
      </Sheet>
    </Root>
  );
}

/** The same on its way. */
export function TagLeadBones() {
  return (
    <Root>
      <Sheet>
        <Words>
          <Skeleton />
          <Skeleton width="half" />
        </Words>
        <Edge>
          <Tag>
            <Gives>
              <Skeleton shape="title" />
            </Gives>
            <Picture data-part="picture" />
          </Tag>
        </Edge>
      </Sheet>
    </Root>
  );
}
