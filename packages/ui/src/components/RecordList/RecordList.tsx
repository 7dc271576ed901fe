import { type ReactNode, useId } from 'react';
import { Badge, type BadgeTone } from '../Badge/Badge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Amount, Item, Main, Meta, Open, Root, Side, Title } from './RecordList.style.ts';

export const recordListStates = ['Deposits', 'WithLinks', 'TitlesOnly', 'LongText'] as const;

export const amountTones = ['plain', 'in', 'out'] as const;
/** Money that came in is coloured; the sign in the text says the same without colour. */
export type AmountTone = (typeof amountTones)[number];

export interface RecordItem {
  readonly id: string;
  readonly title: ReactNode;
  /** Beside or below the title: time, method, number. */
  readonly meta?: readonly string[];
  /** Money in words, with its sign where it has one. */
  readonly amount?: string;
  readonly amountTone?: AmountTone;
  readonly status?: { readonly tone: BadgeTone; readonly label: string } | undefined;
  /** Address of its details; the whole row is the target. */
  readonly href?: string | undefined;
}

export interface RecordListProps {
  /** Names the list. */
  readonly label: string;
  readonly records: readonly RecordItem[];
}

/** Records: cards on phones, one below the other in columns on wide screens. A link is called by all that tells it from the others. */
export function RecordList({ label, records }: RecordListProps) {
  const listId = useId();
  return (
    <Root aria-label={label} data-part="record-list">
      {records.map(({ id, title, meta = [], amount, amountTone = 'plain', status, href }) => (
        <Item key={id} data-link={href === undefined ? undefined : ''}>
          <Main>
            {/* Many have the same title: a link is called by its amount and its time too. */}
            <Title id={`${listId}-${id}`} data-part="title">
              {href === undefined ? (
                title
              ) : (
                <Open
                  href={href}
                  aria-labelledby={['', '-amount', '-meta'].map((end) => `${listId}-${id}${end}`).join(' ')}
                >
                  {title}
                </Open>
              )}
            </Title>
            {meta.length > 0 && (
              <Meta id={`${listId}-${id}-meta`} data-part="meta">
                {meta.map((text) => (
                  <span key={text}>{text}</span>
                ))}
              </Meta>
            )}
          </Main>
          {(amount !== undefined || status) && (
            <Side>
              {amount !== undefined && (
                <Amount id={`${listId}-${id}-amount`} data-tone={amountTone} data-part="amount">
                  {amount}
                </Amount>
              )}
              {status && <Badge tone={status.tone}>{status.label}</Badge>}
            </Side>
          )}
          {href !== undefined && <Icon name="chevronRight" size={18} />}
        </Item>
      ))}
    </Root>
  );
}
