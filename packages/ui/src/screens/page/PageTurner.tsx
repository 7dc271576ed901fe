import type { Page } from '@fortuna/domain/page.ts';
import { useTranslation } from 'react-i18next';
import { Pagination } from '../../components/Pagination/Pagination.tsx';

export interface PageTurnerProps {
  /** Names the navigation. */
  readonly label: string;
  /** The page shown. */
  readonly page: Page<unknown>;
  /** Another page is on its way. */
  readonly isPending: boolean;
  /** Gets the page asked for, from 1. */
  readonly onPage: (page: number) => void;
}

/** Turns the pages of a list that the back end cuts into pages. */
export function PageTurner({ label, page, isPending, onPage }: PageTurnerProps) {
  const { t } = useTranslation('controls');
  return (
    <Pagination
      label={label}
      page={page.page}
      pages={page.lastPage}
      statusText={t('pageOf', { page: page.page, pages: page.lastPage })}
      previousLabel={t('previousPage')}
      nextLabel={t('nextPage')}
      isPending={isPending}
      onPage={onPage}
    />
  );
}
