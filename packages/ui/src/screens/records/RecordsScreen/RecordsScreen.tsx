import type { Page } from '@fortuna/domain/page.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { vars } from '../../../theme/vars.ts';
import { SignedOut } from '../../auth/SignedOut/SignedOut.tsx';
import { RecordsBody, type RecordsBodyProps } from './RecordsBody.tsx';
import { RecordsNav } from './RecordsNav.tsx';
import type { RecordKind, RecordsActions, RecordsContent, RecordsLinks } from './RecordsScreen.view.ts';

export interface RecordsScreenProps<RecordPage extends Page<unknown>>
  extends RecordsActions,
    Pick<RecordsBodyProps<RecordPage>, 'totals' | 'toRecords' | 'emptyAction'> {
  readonly kind: RecordKind;
  readonly title: string;
  readonly links: RecordsLinks;
  /** Null for guests. */
  readonly records: RecordsContent<RecordPage> | null;
  readonly filters: ReactNode;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
  max-width: 880px;
`;

/** What the records of deposits, withdrawals and bets share: head, kinds, filter, totals, list, pages. */
export function RecordsScreen<RecordPage extends Page<unknown>>({
  kind,
  title,
  links,
  records,
  filters,
  onLogin,
  onRegister,
  ...body
}: RecordsScreenProps<RecordPage>) {
  const { t } = useTranslation('records');
  return (
    <Root>
      <PageHeader title={title} back={{ href: links.profile, label: t('back') }} />
      {records === null ? (
        <SignedOut onLogin={onLogin} onRegister={onRegister} />
      ) : (
        <>
          <RecordsNav current={kind} links={links} />
          {filters}
          <RecordsBody {...body} label={title} records={records} />
        </>
      )}
    </Root>
  );
}
