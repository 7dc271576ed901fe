import type { SupportChannel, SupportKind } from '@fortuna/domain/model/information.ts';
import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { focusRing, surface } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export const supportChannelsStates = ['Several', 'One', 'ServerIcon', 'LongText'] as const;

export interface SupportChannelsProps {
  /** Of the list, for screen readers. */
  readonly label: string;
  /** In the order to show them: the first leads. Whoever hands them in has checked their addresses. */
  readonly channels: readonly SupportChannel[];
  /** Said of a link that opens elsewhere; one that starts a call or a letter stays here. */
  readonly newTabLabel: string;
}

const List = styled.ul`
  display: grid;
  gap: ${vars.space.s2};
  /* Two beside each other where both have room for a number in one piece. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(17rem, 34%)), 1fr));
  /* The one that leads, and the last where it would stand alone. */
  > :first-child,
  > :last-child:nth-child(even) {
    grid-column: 1 / -1;
  }
  > li > a {
    height: 100%;
  }
  > :first-child > a {
    min-height: 80px;
    border-color: ${vars.color.accentEdge};
    background: ${vars.color.accent};
    box-shadow: ${vars.shadow.control};
    color: ${vars.color.onAccent};
    > svg,
    span {
      color: inherit;
    }
    [data-part='title'] {
      font-size: ${vars.text.lg};
    }
    ${media.hover} {
      &:hover {
        background: ${vars.color.accentHover};
      }
    }
  }
`;

const Channel = styled.a`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${vars.space.s3};
  min-height: 64px;
  padding: ${vars.space.s3} ${vars.space.s4};
  ${surface}
  color: ${vars.color.text};
  text-decoration: none;
  ${focusRing}
  ${media.hover} {
    &:hover {
      background: ${vars.color.surface2};
    }
  }
  > svg:first-child {
    color: ${vars.color.second};
  }
  > img {
    width: 24px;
    height: 24px;
    object-fit: contain;
  }
`;

const Words = styled.span`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Title = styled.span`
  font-weight: ${vars.weight.strong};
`;

/** A number or address to read, and when somebody is there. */
const Detail = styled.span`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  white-space: pre-line;
`;

/** The ways to reach a person; each leads out of the site. */
export function SupportChannels({ label, channels, newTabLabel }: SupportChannelsProps) {
  return (
    <List aria-label={label} data-part="support-channels">
      {channels.map((channel) => {
        const { id, title, value, hours, url } = channel;
        const isPage = /^https?:/i.test(url);
        return (
          <li key={id}>
            <Channel
              href={url}
              target={isPage ? '_blank' : undefined}
              rel={isPage ? 'noopener noreferrer' : undefined}
            >
              <ChannelIcon channel={channel} />
              <Words>
                <Title data-part="title">{title}</Title>
                {value !== null && <Detail>{value}</Detail>}
                {hours !== null && <Detail>{hours}</Detail>}
              </Words>
              <Icon name={isPage ? 'external' : 'chevronRight'} size={18} />
              {isPage && <VisuallyHidden>{newTabLabel}</VisuallyHidden>}
            </Channel>
          </li>
        );
      })}
    </List>
  );
}

const icons: Readonly<Record<SupportKind, IconName>> = {
  chat: 'support',
  form: 'form',
  whatsapp: 'whatsapp',
  telegram: 'telegram',
  email: 'mail',
  phone: 'phone',
};

/** The platform's own picture, or a sign of the kind. */
function ChannelIcon({ channel: { kind, iconUrl } }: { readonly channel: SupportChannel }) {
  if (iconUrl !== null) return <img src={iconUrl} alt="" width={24} height={24} />;
  return <Icon name={icons[kind] ?? 'support'} />;
}
