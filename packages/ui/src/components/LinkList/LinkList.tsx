import type { ReactNode } from 'react';
import { useId } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { focusRing, surface } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { SectionHeader } from '../SectionHeader/SectionHeader.tsx';

export const linkListStates = ['Plain', 'WithNotes', 'WithCurrent', 'LongText'] as const;

export interface LinkListItem {
  /** Where it leads; unique in the list. */
  readonly href: string;
  /** What is there, in two or three words. */
  readonly label: string;
  /** Before the words; decoration. */
  readonly icon: IconName;
  /** At the end of the row: a state, a badge. Default: nothing. */
  readonly note?: ReactNode;
  /** Below the label, quiet. Default: nothing. */
  readonly detail?: string | undefined;
  /** `page`: it is the page that is open; `true`: the one of the list that was opened last. Left out: neither. */
  readonly current?: 'page' | 'true' | undefined;
}

export interface LinkListProps {
  /** Head above the list (`h2`), which names it. */
  readonly title: string;
  /** `section`: the head of a part of a page, in the form of the brand's `headings` axis. Default: `quiet`. */
  readonly head?: 'quiet' | 'section';
  /** From top to bottom, at least one. */
  readonly items: readonly LinkListItem[];
}

const Root = styled.section`
  display: grid;
  align-content: start;
  gap: ${vars.space.s2};

  > h2 {
    color: ${vars.color.textMuted};
    font-family: ${vars.font.body};
    font-size: ${vars.text.sm};
    font-weight: ${vars.weight.strong};
  }
`;

const List = styled.ul`
  overflow: hidden;
  ${surface}

  > li + li {
    border-top: 1px solid ${vars.color.line};
  }
`;

/** What says more stands below the name and its note, and on phones has the room of both: an address does not break. */
const Anchor = styled.a`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-content: center;
  align-items: center;
  column-gap: ${vars.space.s3};
  min-height: 56px;
  padding: ${vars.space.s2} ${vars.space.s4};
  color: ${vars.color.text};
  text-decoration: none;
  ${focusRing}
  &:focus-visible {
    outline-offset: -3px;
  }
  > svg:first-child {
    grid-row: span 2;
    color: ${vars.color.second};
  }
  > svg:last-child {
    grid-area: 1 / 4 / span 2;
    color: ${vars.color.textSubtle};
  }
  > [data-part='note'] {
    display: flex;
    grid-area: 1 / 3;
    ${media.wide} {
      grid-row-end: span 2;
    }
  }
  /* There its note stands on the first line, and so do the signs at both ends. */
  ${media.phone} {
    &:has(> small) > svg {
      grid-row: 1;
    }
  }
  ${media.hover} {
    &:hover {
      background: ${vars.color.surface2};
    }
  }
  &[aria-current] {
    background: ${vars.color.surface3};
    box-shadow: inset 4px 0 ${vars.color.accent};
    font-weight: ${vars.weight.strong};
    @media (forced-colors: active) {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`;

const Label = styled.span`
  overflow-wrap: anywhere;
  /* Alone it stands in the middle of the line. */
  &:not(:has(+ small)) {
    grid-row: span 2;
  }
`;

const Detail = styled.small`
  grid-area: 2 / 2 / auto / 4;
  ${media.wide} {
    grid-column-end: 3;
  }
  overflow-wrap: anywhere;
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  font-weight: ${vars.weight.regular};
  unicode-bidi: isolate;
`;

/** Links onward from a hub, one below the other. */
export function LinkList({ title, head = 'quiet', items }: LinkListProps) {
  const id = useId();
  return (
    <Root data-part="link-list">
      {head === 'section' ? <SectionHeader id={id} title={title} /> : <h2 id={id}>{title}</h2>}
      <List aria-labelledby={id}>
        {items.map(({ href, label, icon, note, detail, current }) => (
          <li key={href}>
            <Anchor href={href} aria-current={current}>
              <Icon name={icon} size={22} />
              <Label>{label}</Label>
              {detail !== undefined && <Detail>{detail}</Detail>}
              {note && <span data-part="note">{note}</span>}
              <Icon name="chevronRight" size={18} />
            </Anchor>
          </li>
        ))}
      </List>
    </Root>
  );
}
