import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { SkeletonGroup } from '../../../components/Skeleton/Skeleton.tsx';
import { vars } from '../../../theme/vars.ts';
import { useHelpHref } from '../../site-context.ts';
import { useProblemText } from '../../useProblemText.ts';
import type { PageView } from '../loadable.ts';
import { SignedOut } from './SignedOut.tsx';
import { useSlow } from './useSlow.ts';

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
  readonly view: PageView<Shown>;
  /** The shape of what is on its way, in its final size. */
  readonly skeleton: ReactNode;
  readonly children: (content: Shown) => ReactNode;
  /** After how many milliseconds the wait is spoken of. Default: eight seconds. */
  readonly slowAfter?: number;
}

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
`;

const Waiting = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space.s3};
  color: ${vars.color.textMuted};
`;

/**
 * The one life of whatever a page reads: the login question for guests, the skeleton while the session or a read is on its way, what
 * happened and a retry where it failed, and the content, marked as busy while it is read again.
 */
export function PageState<Shown>({ view, skeleton, children, slowAfter }: PageStateProps<Shown>) {
  switch (view.kind) {
    case 'signedOut':
      return <SignedOut />;
    case 'loading':
      return <Loading skeleton={skeleton} onRetry={view.onRetry} slowAfter={slowAfter} />;
    case 'failed':
      return <Failed problem={view.problem} onRetry={view.onRetry} />;
    case 'ready':
      return <Content aria-busy={view.isRefreshing || undefined}>{children(view.content)}</Content>;
  }
}

interface LoadingProps {
  readonly skeleton: ReactNode;
  readonly onRetry: (() => void) | undefined;
  readonly slowAfter: number | undefined;
}

/** After a while it says that it still loads; who no longer wants to wait is offered to try again. What comes after all is shown. */
function Loading({ skeleton, onRetry, slowAfter = 8_000 }: LoadingProps) {
  const { t } = useTranslation('controls');
  const [isGivenUp, setGivenUp] = useState(false);
  const isSlow = useSlow(slowAfter, !isGivenUp);
  if (isGivenUp) {
    const retry = () => {
      setGivenUp(false);
      onRetry?.();
    };
    return <Failed problem={{ kind: 'timeout' }} onRetry={retry} />;
  }
  const label = t(isSlow ? 'stillLoading' : 'loading');
  return (
    <Content>
      {isSlow && (
        <Waiting>
          <span aria-hidden="true">{label}</span>
          <Button onClick={() => setGivenUp(true)}>{t('cancelLoading')}</Button>
        </Waiting>
      )}
      <SkeletonGroup label={label}>{skeleton}</SkeletonGroup>
    </Content>
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
        support={{ label: t('support'), href: useHelpHref() }}
      />
    </Card>
  );
}
