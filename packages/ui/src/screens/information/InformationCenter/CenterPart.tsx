import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { vars } from '../../../theme/vars.ts';
import type { PageView } from '../../page/loadable.ts';
import { PageState } from '../../page/PageState/PageState.tsx';

export interface CenterPartProps<Content> {
  readonly title: string;
  /** Where all of it is. */
  readonly href: string;
  readonly view: PageView<Content>;
  /** What can be done with all of it, at the end of the head's line. Default: nothing. */
  readonly aside?: ReactNode;
  readonly children: (content: Content) => ReactNode;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
`;

const rows = ['1', '2', '3'] as const;

/** A part of the information centre with a life of its own: head, the way to all of it, and its own wait, failure and retry. */
export function CenterPart<Content>({ title, href, view, aside, children }: CenterPartProps<Content>) {
  const { t } = useTranslation('information-center');
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={title} seeAll={{ href, label: t('seeAll') }} aside={aside} />
      <PageState view={view} skeleton={rows.map((row) => <Skeleton key={row} shape="block" />)}>
        {children}
      </PageState>
    </Root>
  );
}
