import type { ProfilePictureLists } from '@fortuna/domain/model/account.ts';
import type { Problem } from '@fortuna/domain/problem.ts';
import { useTranslation } from 'react-i18next';
import { AvatarPicker } from '../../../components/AvatarPicker/AvatarPicker.tsx';
import type {
  AvatarPickerProps,
  AvatarPickerView,
  AvatarSaving,
} from '../../../components/AvatarPicker/avatar-picker-props.ts';
import type { Loadable } from '../../page/loadable.ts';
import { SlowNotice } from '../../page/waiting/SlowNotice.tsx';
import { usePatience } from '../../page/waiting/usePatience.ts';
import { useSlow } from '../../page/waiting/useSlow.ts';
import { useProblemText } from '../../useProblemText.ts';

export const picturePanelStates = [
  'Choosing',
  'Loading',
  'StillLoading',
  'LoadFailed',
  'Saving',
  'SaveFailed',
  'Saved',
  'StillSaving',
] as const;

/** How the choice stands. */
export type PictureSaving =
  | { readonly kind: 'none' | 'saving' | 'saved' }
  | { readonly kind: 'failed'; readonly problem: Problem };

export interface PicturePanelProps extends Pick<AvatarPickerProps, 'onChoose'> {
  /** The platform's pictures; or that it is on its way, or has failed. */
  readonly view: Loadable<ProfilePictureLists>;
  /** Address of the member's picture; null for none. */
  readonly chosenUrl: string | null;
  /** Whether the choice is being kept, has been, or was refused. */
  readonly saving: PictureSaving;
  /** After how many milliseconds the wait is spoken of. Default: eight seconds. */
  readonly slowAfter?: number;
  /** Sends the choice that failed again. */
  readonly onSendAgain: () => void;
  /** Waits no longer for the answer to the choice. */
  readonly onStopWaiting: () => void;
}

/** The platform's pictures to choose from; a choice is saved at once. */
export function PicturePanel({
  view,
  chosenUrl,
  saving,
  slowAfter,
  onChoose,
  onSendAgain,
  onStopWaiting,
}: PicturePanelProps) {
  const { t } = useTranslation('account-profile');
  const { t: tCommon } = useTranslation('common');
  const problemText = useProblemText();
  const { shown, isSlow: isReadSlow, onStop } = usePatience(view, slowAfter);
  const isSlow = useSlow(saving.kind === 'saving', slowAfter);

  function pickerSaving(): AvatarSaving {
    return saving.kind === 'failed'
      ? { kind: 'failed', message: problemText(saving.problem) }
      : { kind: saving.kind };
  }

  function pickerView(): AvatarPickerView {
    switch (shown.kind) {
      case 'loading':
        return { kind: 'loading' };
      case 'failed':
        return { kind: 'failed', message: problemText(shown.problem) };
      case 'ready':
        return { kind: 'ready', pictures: shown.content, chosenUrl, saving: pickerSaving() };
    }
  }

  return (
    <>
      <AvatarPicker
        view={pickerView()}
        words={{
          legend: t('picture.legend'),
          groups: t('picture.groups', { returnObjects: true }),
          picture: (group, position) => t(`picture.one.${group}`, { position }),
          loading: t('picture.loading'),
          saving: t('picture.saving'),
          saved: t('picture.saved'),
          retry: tCommon('retry'),
          emptyTitle: t('picture.emptyTitle'),
          emptyText: t('picture.emptyText'),
        }}
        onChoose={onChoose}
        onRetry={shown.kind === 'failed' ? shown.onRetry : onSendAgain}
      />
      {isReadSlow && <SlowNotice what="loading" onStop={onStop} />}
      {isSlow && <SlowNotice what="sending" onStop={onStopWaiting} />}
    </>
  );
}
