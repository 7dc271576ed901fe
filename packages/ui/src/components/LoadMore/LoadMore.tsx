import styled from 'styled-components';
import { figure } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';

export const loadMoreStates = ['More', 'Loads', 'Pending', 'Failed', 'End', 'LongText'] as const;

export type LoadMoreView =
  | { readonly kind: 'more' }
  /** The next part is on its way. */
  | { readonly kind: 'pending' }
  /** It did not come; what is there stays. */
  | { readonly kind: 'failed'; readonly message: string }
  /** The list is complete. */
  | { readonly kind: 'end' };

export interface LoadMoreWords {
  /** "Mostrar mais". */
  readonly more: string;
  /** On the button after a failure: "Tentar de novo". */
  readonly retry: string;
}

export interface LoadMoreProps {
  /** Whether there is more, and what became of the last try. */
  readonly view: LoadMoreView;
  /** How much of the list is there: "20 de 47 mensagens"; announced when it changes. */
  readonly countText: string;
  /** What the button says. */
  readonly words: LoadMoreWords;
  /** A press on "more" or "try again". Not called while `pending`. */
  readonly onMore: () => void;
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${vars.space.s3};
  > [data-part='notice'] {
    justify-self: stretch;
  }
`;

const Count = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  text-align: center;
  ${figure}
  white-space: normal;
`;

/** The end of a list that goes on: the next part comes by a press, and what was there keeps its place. */
export function LoadMore({ view, countText, words, onMore }: LoadMoreProps) {
  return (
    <Root data-part="load-more">
      <Count role="status">{countText}</Count>
      {view.kind === 'failed' && <Notice tone="danger">{view.message}</Notice>}
      {view.kind !== 'end' && (
        <Button isPending={view.kind === 'pending'} onClick={onMore}>
          {view.kind === 'failed' ? words.retry : words.more}
        </Button>
      )}
    </Root>
  );
}
