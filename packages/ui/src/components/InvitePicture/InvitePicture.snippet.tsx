import { InvitePicture } from '@fortuna/ui/components/InvitePicture/InvitePicture.tsx';
import { useTranslation } from 'react-i18next';

/** Saved as a file, under a name that says what it is. */
export function Example() {
  const { t } = useTranslation('agency');
  return (
    <InvitePicture
      seed={7}
      inviteCode="MARINA7"
      link="https://casa.example/?invite_code=MARINA7"
      words={{
        ...t('invite.picture', { returnObjects: true }),
        alt: t('invite.picture.alt', { code: 'MARINA7' }),
      }}
      onSave={(picture) => {
        const link = document.createElement('a');
        link.href = URL.createObjectURL(picture);
        link.download = 'convite.png';
        link.click();
      }}
    />
  );
}
