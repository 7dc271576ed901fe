import type { ComponentType } from 'react';
import { MemberGate } from '../session/MemberGate.tsx';
import { definePage, type PageOptions } from './define-page.tsx';
import type { PageModule } from './page-entry.ts';

/** A member's page: guests see the login question in its place, and for another member it begins anew (`MemberGate`). */
export function defineMemberPage(options: PageOptions, Content: ComponentType): PageModule {
  return definePage(options, () => (
    <MemberGate>
      <Content />
    </MemberGate>
  ));
}
