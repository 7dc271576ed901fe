import { InviteCard } from '@fortuna/ui/components/InviteCard/InviteCard.tsx';
import { useTranslation } from 'react-i18next';

const link = 'https://casa.example/?invite_code=MARINA7';
const invitations = { invited: 12, qualified: 3, rewardSum: 30_000 };

/** Its words are those of the invitation page; amounts are centavos. */
export function Example() {
  const { t } = useTranslation('agency');
  const { t: tControls } = useTranslation('controls');
  const { t: tCommon } = useTranslation('common');
  const words = t('invite.card', { returnObjects: true });
  return (
    <InviteCard
      view={{ kind: 'ready', inviteCode: 'MARINA7', link, invitations }}
      reward={10_000}
      language="pt"
      words={{ ...words, title: words.reward, text: words.textPlain, retry: tCommon('retry') }}
      copy={{
        copyLabel: tControls('copy'),
        copiedLabel: tControls('copied'),
        failedLabel: words.copyFailed,
        onCopy: (text) => navigator.clipboard.writeText(text),
      }}
      onShare={() => void navigator.share({ url: link })}
      onRetry={() => location.reload()}
    />
  );
}
