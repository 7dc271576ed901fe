import type { Problem } from '@fortuna/domain/problem.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { vars } from '../../../theme/vars.ts';
import { useProblemText } from '../../useProblemText.ts';

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

export interface SectionFailureProps {
  readonly problem: Problem;
  readonly onRetry: () => void;
}

/** One section failed; the rest of the page stays. */
export function SectionFailure({ problem, onRetry }: SectionFailureProps) {
  const { t } = useTranslation('common');
  const problemText = useProblemText();
  return <ErrorState message={problemText(problem)} retry={{ label: t('retry'), onRetry }} />;
}
