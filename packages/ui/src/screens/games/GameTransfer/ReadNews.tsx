import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import type { Loadable } from '../../page/loadable.ts';
import { SlowNotice } from '../../page/waiting/SlowNotice.tsx';
import { usePatience } from '../../page/waiting/usePatience.ts';
import { useProblemText } from '../../useProblemText.ts';

/** Where something beside the game takes long, or could not be read; one can play all the same. */
export function ReadNews({ view }: { readonly view: Loadable<unknown> }) {
  const { t } = useTranslation('common');
  const problemText = useProblemText();
  const { shown, isSlow, onStop } = usePatience(view);
  if (shown.kind === 'loading') return isSlow && <SlowNotice what="loading" onStop={onStop} />;
  if (shown.kind === 'ready') return null;
  return (
    <Notice
      tone="danger"
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
