import { useTranslation } from 'react-i18next';
import {
  type ShareChannel,
  ShareSheet,
  type ShareSheetProps,
} from '../../../components/ShareSheet/ShareSheet.tsx';
import { useBrand } from '../../../theme/brand-context.ts';

export interface InviteShareProps extends Pick<ShareSheetProps, 'isOpen' | 'onClose' | 'link'> {
  /** The member's own, as others type it. */
  readonly inviteCode: string;
  /** Puts the text on the clipboard; rejects where that is not allowed. */
  readonly onCopy: (text: string) => Promise<void>;
}

export const inviteShareStates = ['Open'] as const;

const channels = [
  'whatsapp',
  'telegram',
  'facebook',
  'mail',
] as const satisfies readonly ShareChannel['icon'][];

/** Where each kind of channel takes a text and a link. */
const addresses: Readonly<Record<(typeof channels)[number], (text: string, link: string) => string>> = {
  whatsapp: (text, link) => `https://wa.me/?text=${encodeURIComponent(`${text} ${link}`)}`,
  telegram: (text, link) =>
    `https://t.me/share/url?url=${encodeURIComponent(link)}&text=${encodeURIComponent(text)}`,
  facebook: (_, link) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(link)}`,
  mail: (text, link) => `mailto:?body=${encodeURIComponent(`${text} ${link}`)}`,
};

/** Ways to pass an invitation on, where the device has no sheet of its own. Load it lazily. */
export function InviteShare({ isOpen, onClose, inviteCode, link, onCopy }: InviteShareProps) {
  const { t } = useTranslation('agency');
  const { t: tControls } = useTranslation('controls');
  const { title } = useBrand();
  const text = t('invite.share.text', { brand: title, code: inviteCode });
  return (
    <ShareSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('invite.share.title')}
      text={text}
      link={link}
      channels={channels.map((id) => ({
        id,
        label: t(`invite.share.${id}`),
        href: addresses[id](text, link),
        icon: id,
      }))}
      copy={{
        label: t('invite.card.link'),
        copyLabel: tControls('copy'),
        copiedLabel: tControls('copied'),
        failedLabel: t('invite.card.copyFailed'),
        onCopy,
      }}
      words={t('invite.share', { returnObjects: true })}
    />
  );
}
