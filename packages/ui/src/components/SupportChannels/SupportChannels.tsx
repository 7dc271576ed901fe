import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { focusRing } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export const supportChannelsStates = ['Several', 'One', 'Closed', 'LongText'] as const;

export interface SupportChannel {
  readonly key: string;
  readonly name: string;
  /** Hours, speed: "24 horas". */
  readonly detail: string;
  /** An address outside the site; null while the channel is closed. */
  readonly href: string | null;
  readonly icon: IconName;
}

export interface SupportChannelsProps {
  /** Of the list, for screen readers. */
  readonly label: string;
  readonly channels: readonly SupportChannel[];
  /** Said of a link that opens elsewhere. */
  readonly newTabLabel: string;
}

const List = styled.ul`
  display: grid;
  gap: ${vars.space.s2};
  ${media.wide} {
    grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr));
  }
`;

const Channel = styled.a`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${vars.space.s3};
  min-height: 64px;
  padding: ${vars.space.s3} ${vars.space.s4};
  border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
  border-radius: ${vars.radius.md};
  background: ${vars.color.surface1};
  box-shadow: ${vars.shadow.surface};
  color: ${vars.color.text};
  text-decoration: none;
  ${focusRing}
  ${media.hover} {
    &[href]:hover {
      background: ${vars.color.surface2};
    }
  }
  > svg:first-child {
    color: ${vars.color.second};
  }
  &:not([href]) {
    color: ${vars.color.textMuted};
  }
`;

const Name = styled.span`
  display: block;
  font-weight: ${vars.weight.strong};
`;

const Detail = styled.span`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
`;

/** The ways to reach a person; each leads off the site. */
export function SupportChannels({ label, channels, newTabLabel }: SupportChannelsProps) {
  return (
    <List aria-label={label} data-part="support-channels">
      {channels.map(({ key, name, detail, href, icon }) => (
        <li key={key}>
          <Channel
            {...(href === null
              ? { role: 'link', 'aria-disabled': true }
              : { href, target: '_blank', rel: 'noopener noreferrer' })}
          >
            <Icon name={icon} />
            <span>
              <Name>{name}</Name>
              <Detail>{detail}</Detail>
            </span>
            {href !== null && (
              <>
                <Icon name="external" size={18} />
                <VisuallyHidden>{newTabLabel}</VisuallyHidden>
              </>
            )}
          </Channel>
        </li>
      ))}
    </List>
  );
}
