import { Pagination } from '@fortuna/ui/components/Pagination/Pagination.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Below a list that the back end cuts into pages. */
export function Example() {
  const { t } = useTranslation('controls');
  const [page, setPage] = useState(1);
  const pages = 5;
  return (
    <Pagination
      label="Páginas de registros"
      page={page}
      pages={pages}
      statusText={t('pageOf', { page, pages })}
      previousLabel={t('previousPage')}
      nextLabel={t('nextPage')}
      onPage={setPage}
    />
  );
}
