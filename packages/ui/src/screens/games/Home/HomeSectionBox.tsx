import { type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { lazyLook } from '../../../components/lazy-look.tsx';
import { SkeletonGroup } from '../../../components/Skeleton/Skeleton.tsx';
import { vars } from '../../../theme/vars.ts';
import type { Loadable } from '../../page/loadable.ts';
import { usePatience } from '../../page/waiting/usePatience.ts';
import { useProblemText } from '../../useProblemText.ts';

/** Most visits never wait so long. */
const SlowNotice = lazyLook(async () => (await import('../../page/waiting/SlowNotice.tsx')).SlowNotice);

/** A heading and what belongs to it. */
export const HomeSectionBox = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s2};

  /* Below the first view: neither laid out nor painted, and its pictures not fetched, before it is scrolled near. */
  &[data-deferred] {
    content-visibility: auto;
    contain-intrinsic-size: auto 36rem;
  }
`;

export interface HomeSectionStateProps<Content> {
  readonly view: Loadable<Content>;
  /** Said while it loads. */
  readonly loadingLabel: string;
  readonly skeleton: ReactNode;
  readonly children: (content: Content) => ReactNode;
}

/** What a section reads, however it stands: where it failed or nobody waits any more, it says so alone and the rest of the page stays. */
export function HomeSectionState<Content>({
  view,
  loadingLabel,
  skeleton,
  children,
}: HomeSectionStateProps<Content>) {
  // Twenty tiles are drawn in slices, so that a slow phone answers a touch in between.
  const { shown, isSlow, onStop } = usePatience(useDeferredValue(view));
  switch (shown.kind) {
    case 'loading':
      return (
        <>
          {isSlow && <SlowNotice what="loading" onStop={onStop} />}
          <SkeletonGroup label={loadingLabel}>{skeleton}</SkeletonGroup>
        </>
      );
    case 'failed':
      return <SectionFailure problem={shown.problem} onRetry={shown.onRetry} />;
    case 'ready':
      return children(shown.content);
  }
}

function SectionFailure({ problem, onRetry }: Omit<Extract<Loadable<unknown>, { kind: 'failed' }>, 'kind'>) {
  const { t } = useTranslation('common');
  const { t: tErrors } = useTranslation('errors');
  const problemText = useProblemText();
  const [title, why] = [tErrors('notFound'), problemText(problem)];
  return (
    <ErrorState
      title={title === why ? undefined : title}
      message={why}
      retry={{ label: t('retry'), onRetry }}
    />
  );
}
