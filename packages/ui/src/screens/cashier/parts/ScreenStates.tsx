import type { Problem } from '@fortuna/domain/problem.ts';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { EmptyArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton/Skeleton.tsx';
import { useProblemText } from '../../useProblemText.ts';
import { Group, NarrowPart } from './cashier-layout.tsx';

/** A money form on its way. */
export function CashierLoading() {
  const { t } = useTranslation('cashier');
  return (
    <SkeletonGroup label={t('loading')}>
      <NarrowPart>
        <Group>
          <Skeleton shape="text" width="third" />
          <Skeleton shape="block" />
          <Skeleton shape="control" />
        </Group>
        <Group>
          <Skeleton shape="text" width="third" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </Group>
        <Skeleton shape="control" />
      </NarrowPart>
    </SkeletonGroup>
  );
}

export interface CashierFailedProps {
  readonly problem: Problem;
  readonly onRetry: () => void;
  readonly supportHref: string;
}

/** The page keeps its head, says what happened and offers a retry. */
export function CashierFailed({ problem, onRetry, supportHref }: CashierFailedProps) {
  const { t } = useTranslation('cashier');
  const { t: tCommon } = useTranslation('common');
  const problemText = useProblemText();
  return (
    <ErrorState
      message={problemText(problem)}
      retry={{ label: tCommon('retry'), onRetry }}
      support={{ label: t('support'), href: supportHref }}
    />
  );
}

/** Demo members can neither deposit nor withdraw. */
export function DemoMember({ gamesHref }: { readonly gamesHref: string }) {
  const { t } = useTranslation('cashier');
  return (
    <EmptyState
      title={t('demo.title')}
      image={<EmptyArt kind="noGames" />}
      action={
        <ButtonLink href={gamesHref} variant="primary">
          {t('demo.action')}
        </ButtonLink>
      }
    >
      {t('demo.text')}
    </EmptyState>
  );
}
