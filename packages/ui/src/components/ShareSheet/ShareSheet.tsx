import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { clampedText, focusRing } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { Button } from '../Button/Button.tsx';
import { CopyField, type CopyFieldProps } from '../CopyField/CopyField.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export const shareSheetStates = [
  'Open',
  'OpensAndCloses',
  'Copied',
  'CopyFailed',
  'NoNativeShare',
  'NoChannels',
  'LongText',
] as const;

export interface ShareChannel {
  /** Unique in the list. */
  readonly id: string;
  /** "WhatsApp". */
  readonly label: string;
  /** The address that takes the text and the link along, outside the site. */
  readonly href: string;
  /** A plain sign of the kind of channel; decoration. */
  readonly icon: IconName;
}

export interface ShareWords {
  /** Names the cross: "Fechar". */
  readonly close: string;
  /** Of the system's own sheet: "Compartilhar…". */
  readonly native: string;
  /** Names the list of channels. */
  readonly channels: string;
  /** Said of a link that opens elsewhere. */
  readonly newTab: string;
}

export interface ShareSheetProps {
  /** Whether it is over the page. */
  readonly isOpen: boolean;
  /** Escape, a press outside, or the close button. */
  readonly onClose: () => void;
  /** Names the sheet: "Convidar amigos". */
  readonly title: string;
  /** What is shared, and what it brings. Default: nothing. */
  readonly text?: string | undefined;
  /** What is shared, verbatim. */
  readonly link: string;
  /** In the order to show them; none: only the copy field remains. */
  readonly channels: readonly ShareChannel[];
  /** Opens the system's own sheet; left out where the device has none. */
  readonly onNativeShare?: (() => void) | undefined;
  /** Words of the copy field. */
  readonly copy: Pick<CopyFieldProps, 'label' | 'copyLabel' | 'copiedLabel' | 'failedLabel' | 'onCopy'>;
  /** All other texts of the sheet. */
  readonly words: ShareWords;
}

/** Never a single one left over in the last row. */
const Channels = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${vars.space.s2} ${vars.space.s1};
  &[data-columns='3'] {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.wide} {
    &[data-columns] {
      grid-template-columns: repeat(auto-fit, minmax(84px, 1fr));
    }
  }
`;

const Channel = styled.a`
  display: grid;
  justify-items: center;
  gap: ${vars.space.s2};
  min-width: 0;
  padding-block: ${vars.space.s2};
  border-radius: ${vars.radius.md};
  color: ${vars.color.text};
  font-size: ${vars.text.xs};
  text-decoration: none;
  ${focusRing}
  > svg {
    box-sizing: content-box;
    padding: 14px;
    border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
    border-radius: ${vars.radius.round};
    background: ${vars.color.surface3};
    color: ${vars.color.accentText};
    transition: background-color ${vars.motion.fast} ${vars.motion.ease};
  }
  ${media.hover} {
    &:hover > svg {
      background: ${vars.color.accentSoft};
    }
  }
  ${media.wide} {
    font-size: ${vars.text.sm};
  }
  &:active > svg {
    scale: ${vars.press.scale};
    translate: ${vars.press.shift};
  }
`;

const Name = styled.span`
  max-width: 100%;
  ${clampedText}
`;

/** Ways to share a link: the system's own sheet where there is one, channels, and the clipboard. Load it lazily. */
export function ShareSheet({
  isOpen,
  onClose,
  title,
  text,
  link,
  channels,
  onNativeShare,
  copy,
  words,
}: ShareSheetProps) {
  return (
    <Drawer
      side="bottom"
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      description={text}
      closeLabel={words.close}
    >
      {channels.length > 0 && (
        <Channels
          aria-label={words.channels}
          data-columns={channels.length % 3 === 0 || channels.length === 5 ? 3 : 4}
          data-part="channels"
        >
          {channels.map(({ id, label, href, icon }) => (
            <li key={id}>
              <Channel href={href} target="_blank" rel="noopener noreferrer" data-part="channel">
                <Icon name={icon} />
                <Name>{label}</Name>
                <VisuallyHidden>{words.newTab}</VisuallyHidden>
              </Channel>
            </li>
          ))}
        </Channels>
      )}
      <CopyField {...copy} value={link} />
      {onNativeShare && (
        <Button variant="primary" isWide icon={<Icon name="share" size={20} />} onClick={onNativeShare}>
          {words.native}
        </Button>
      )}
    </Drawer>
  );
}
