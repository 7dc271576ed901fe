import type { ReactNode } from 'react';
import { ActivityArt } from '../../../components/ActivityArt/ActivityArt.tsx';
import type { ActivityLeadProps } from './activity-lead-props.ts';
import { Edge, Label, LabelPlace, Picture, Rack, Tag, TagPlace, Words } from './HungTagLead.style.ts';

export interface HungTagLeadProps extends Omit<ActivityLeadProps, 'gives' | 'foot'> {
  readonly gives: ReactNode;
  readonly foot: ReactNode;
  /** Something can be had: all of the tag is in the accent. */
  readonly isLit: boolean;
}

/** The head of an offer with what binds: both hang from a rail, the tag with its claim and a tall label beside it. */
export function HungTagLead({ activity, children, gives, claim, foot, isLit }: HungTagLeadProps) {
  return (
    <Rack>
      <Words data-part="activity-words">{children}</Words>
      <TagPlace>
        <Edge>
          <Tag data-part="tag" data-tone={isLit ? 'accent' : 'plain'}>
            <div data-part="gives">{gives}</div>
            {claim && <div data-part="claim">{claim}</div>}
            <Picture data-part="picture">
              <ActivityArt page={activity.page} shape="wide" isBare />
            </Picture>
          </Tag>
        </Edge>
      </TagPlace>
      <LabelPlace>
        <Edge>
          <Label data-part="label">{foot}</Label>
        </Edge>
      </LabelPlace>
    </Rack>
  );
}
