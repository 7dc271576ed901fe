import type { ContentBlock } from '@fortuna/domain/model/promotions-activities.ts';
import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';

export const termsListStates = ['Plain', 'WithTitle', 'LongText'] as const;

export interface TermsListProps {
  /** What a link on the page leads to. Default: none. */
  readonly id?: string;
  /** Heading above the terms (`h3`). Default: none. */
  readonly title?: string;
  /** One condition each, in the order in which they bind; plain text. */
  readonly items: Extract<ContentBlock, { readonly items: unknown }>['items'];
}

const Root = styled.div`
  display: grid;
  gap: ${vars.space.s3};
  padding-top: ${vars.space.s4};
  scroll-margin-top: ${vars.size.topBar};
  border-top: 1px solid ${vars.color.line};
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
`;

const Title = styled.h3`
  color: ${vars.color.text};
  font-size: ${vars.text.md};
`;

const List = styled.ol`
  display: grid;
  gap: ${vars.space.s2};
  counter-reset: term;
  > li {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr);
    line-height: 1.5;
    counter-increment: term;
  }
  > li::before {
    content: counter(term) '.';
    color: ${vars.color.textSubtle};
  }
`;

/** The conditions of an offer, numbered, so that support can name them. Quiet, but always open: nothing binding hides behind a press. */
export function TermsList({ id, title, items }: TermsListProps) {
  return (
    <Root id={id} data-part="terms-list">
      {title !== undefined && <Title>{title}</Title>}
      <List>
        {items.map((term, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a term's number is its identity
          <li key={index}>
            <span>{term}</span>
          </li>
        ))}
      </List>
    </Root>
  );
}
