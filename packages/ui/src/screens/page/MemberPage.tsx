import { Page, type PageProps } from './Page/Page.tsx';
import { PageState, type PageStateProps } from './PageState/PageState.tsx';

export type MemberPageProps<Content> = Omit<PageProps, 'children'> & PageStateProps<Content>;

/** A page that reads what it shows: the head stands in every state, the content once it is there. */
export function MemberPage<Content>({ view, skeleton, children, ...page }: MemberPageProps<Content>) {
  return (
    <Page {...page}>
      <PageState view={view} skeleton={skeleton}>
        {children}
      </PageState>
    </Page>
  );
}
