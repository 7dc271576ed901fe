import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { HasBeenShown } from '../../../components/arrival.ts';
import { Card } from '../../../components/Card/Card.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { SkeletonGroup } from '../../../components/Skeleton/Skeleton.tsx';
import { vars } from '../../../theme/vars.ts';
import { helpHref } from '../../help.ts';
import { useProblemText } from '../../useProblemText.ts';
import type { PageView } from '../loadable.ts';
import { SlowNotice } from '../waiting/SlowNotice.tsx';
import { usePatience } from '../waiting/usePatience.ts';
import { SignedOut } from './SignedOut.tsx';

/** What a designer must be able to see of it: each has a story of that name. */
export const pageStateStates = [
  'SignedOut',
  'Loading',
  'StillLoading',
  'Failed',
  'ServerMessage',
  'Ready',
  'Refreshing',
] as const;

export interface PageStateProps<Shown> {
  /** Where the page stands: signed out, on its way, failed, being read again, or there. */
  readonly view: PageView<Shown>;
  /** The shape of what is on its way, in its final size. */
  readonly skeleton: ReactNode;
  /** Draws the content once it is there. */
  readonly children: (content: Shown) => ReactNode;
  /** After how many milliseconds the wait is spoken of. Default: eight seconds. */
  readonly slowAfter?: number;
}

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
`;

/**
 * The one life of whatever a page reads: the login question for guests, the skeleton while the session or a read is on its way, what
 * happened and a retry where it failed or nobody waits any more, and the content, marked as busy while it is read again.
 */
export function PageState<Shown>({ view, skeleton, children, slowAfter }: PageStateProps<Shown>) {
  const { t } = useTranslation('controls');
  const { shown, isSlow, onStop } = usePatience(view, slowAfter);
  switch (shown.kind) {
    case 'signedOut':
      return <SignedOut />;
    case 'loading':
      return (
        <Content>
          {isSlow && <SlowNotice what="loading" onStop={onStop} />}
          <SkeletonGroup label={t('loading')}>{skeleton}</SkeletonGroup>
        </Content>
      );
    case 'failed':
      return <Failed problem={shown.problem} onRetry={shown.onRetry} />;
    case 'ready':
      return <Ready isRefreshing={shown.isRefreshing}>{children(shown.content)}</Ready>;
  }
}

interface ReadyProps {
  readonly isRefreshing: boolean;
  readonly children: ReactNode;
}

/** Content that is there; what appears in it later takes the focus (`useArrival`). */
function Ready({ isRefreshing, children }: ReadyProps) {
  const hasBeenShown = useRef(false);
  useEffect(() => {
    hasBeenShown.current = true;
    return () => {
      hasBeenShown.current = false;
    };
  }, []);
  return (
    <HasBeenShown value={hasBeenShown}>
      <Content aria-busy={isRefreshing || undefined}>{children}</Content>
    </HasBeenShown>
  );
}

type FailedProps = Pick<Extract<PageView<unknown>, { kind: 'failed' }>, 'problem' | 'onRetry'>;

/** The page keeps its head, says what happened, and offers a retry and help. */
function Failed({ problem, onRetry }: FailedProps) {
  const { t } = useTranslation('controls');
  const { t: tCommon } = useTranslation('common');
  const problemText = useProblemText();
  return (
    <Card>
      <ErrorState
        message={problemText(problem)}
        retry={{ label: tCommon('retry'), onRetry }}
        support={{ label: t('support'), href: helpHref() }}
      />
    </Card>
  );
}
