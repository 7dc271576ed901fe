import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import type { Loadable } from '../../page/loadable.ts';
import { SlowNotice } from '../../page/waiting/SlowNotice.tsx';
import { usePatience } from '../../page/waiting/usePatience.ts';
import { hasServerWords } from '../../problem-words.ts';
import { useProblemText } from '../../useProblemText.ts';

export interface ReadNewsProps {
  readonly view: Loadable<unknown>;
  /** What could not be read, where the server does not say it. */
  readonly failedTitle?: string;
}

/** Where something beside the game takes long, or could not be read; one can play all the same. */
export function ReadNews({ view, failedTitle }: ReadNewsProps) {
  const { t } = useTranslation('common');
  const problemText = useProblemText();
  const { shown, isSlow, onStop } = usePatience(view);
  if (shown.kind === 'loading') return isSlow && <SlowNotice what="loading" onStop={onStop} />;
  if (shown.kind === 'ready') return null;
  return (
    <Notice
      tone="danger"
      title={hasServerWords(shown.problem) ? undefined : failedTitle}
      action={
        <Button size="sm" onClick={shown.onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {problemText(shown.problem)}
    </Notice>
  );
}
