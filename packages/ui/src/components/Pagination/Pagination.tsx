import styled from 'styled-components';
import { figure } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { IconButton } from '../IconButton/IconButton.tsx';

export const paginationStates = ['FirstPage', 'MiddlePage', 'LastPage', 'Pending', 'LongText'] as const;

export interface PaginationProps {
  /** Names the navigation: "Páginas". */
  readonly label: string;
  /** From 1. */
  readonly page: number;
  /** How many there are; for 1 or less nothing is drawn. */
  readonly pages: number;
  /** "Página 2 de 5"; announced when it changes. */
  readonly statusText: string;
  /** Names the arrow back: "Página anterior". */
  readonly previousLabel: string;
  /** Names the arrow on: "Próxima página". */
  readonly nextLabel: string;
  /** The requested page is loading: the arrows wait. Default: false. */
  readonly isPending?: boolean;
  /** Gets the number of the page to show, from 1. */
  readonly onPage: (page: number) => void;
}

const Root = styled.nav`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${vars.space.s4};
`;

const Status = styled.p`
  min-width: 9em;
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  text-align: center;
  ${figure}
  white-space: normal;
`;

/** Back and forth through a long list. Nothing is drawn for a single page. */
export function Pagination({
  label,
  page,
  pages,
  statusText,
  previousLabel,
  nextLabel,
  isPending = false,
  onPage,
}: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <Root aria-label={label} aria-busy={isPending || undefined} data-part="pagination">
      <IconButton
        icon="chevronLeft"
        variant="filled"
        label={previousLabel}
        disabledReason={page <= 1 ? statusText : undefined}
        isPending={isPending && page > 1}
        onClick={() => onPage(page - 1)}
      />
      <Status role="status">{statusText}</Status>
      <IconButton
        icon="chevronRight"
        variant="filled"
        label={nextLabel}
        disabledReason={page >= pages ? statusText : undefined}
        isPending={isPending && page < pages}
        onClick={() => onPage(page + 1)}
      />
    </Root>
  );
}
