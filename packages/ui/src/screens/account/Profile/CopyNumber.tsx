import type { Member } from '@fortuna/domain/model/auth.ts';
import { type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCopy } from '../../../components/CopyField/use-copy.ts';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { ProfileDetailsProps } from './ProfileDetails.tsx';

export interface CopyNumberProps extends Pick<ProfileDetailsProps, 'onCopy'> {
  readonly number: Member['id'];
  /** Where it stands. */
  readonly place: RefObject<HTMLElement | null>;
}

/** Copies the account's number, which stands before it; where that is not allowed, it is selected there. */
export function CopyNumber({ number, place, onCopy }: CopyNumberProps) {
  const { t } = useTranslation('account-profile');
  const id = useId();
  const { outcome, copy } = useCopy(String(number), onCopy, () => {
    if (place.current) getSelection()?.selectAllChildren(place.current);
  });
  const isCopied = outcome === 'copied';
  return (
    <>
      <IconButton
        icon={isCopied ? 'check' : 'copy'}
        label={t(isCopied ? 'details.copied' : 'details.copy')}
        aria-describedby={id}
        onClick={copy}
      />
      <VisuallyHidden id={id}>{t('details.uid')}</VisuallyHidden>
      {outcome === 'failed' ? (
        <p role="status">{t('details.copyFailed')}</p>
      ) : (
        <VisuallyHidden role="status">{isCopied ? t('details.copied') : ''}</VisuallyHidden>
      )}
    </>
  );
}
