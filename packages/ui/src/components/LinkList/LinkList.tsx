import type { ReactNode } from 'react';
import { useId } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { focusRing, surface } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';

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
  /** From top to bottom, at least one. */
  readonly items: readonly LinkListItem[];
}

const Root = styled.section`
  display: grid;
  align-content: start;
  gap: ${vars.space.s2};

  h2 {
    padding-inline: ${vars.space.s1};
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

const Anchor = styled.a`
  display: flex;
  align-items: center;
  gap: ${vars.space.s3};
  min-height: 56px;
  padding: ${vars.space.s2} ${vars.space.s4};
  color: ${vars.color.text};
  text-decoration: none;
  ${focusRing}
  &:focus-visible {
    outline-offset: -3px;
  }
  > svg:first-child {
    color: ${vars.color.second};
  }
  > svg:last-child {
    color: ${vars.color.textSubtle};
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
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Detail = styled.small`
  display: block;
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  font-weight: ${vars.weight.regular};
  unicode-bidi: isolate;
`;

/** Links onward from a hub, one below the other. */
export function LinkList({ title, items }: LinkListProps) {
  const id = useId();
  return (
    <Root data-part="link-list">
      <h2 id={id}>{title}</h2>
      <List aria-labelledby={id}>
        {items.map(({ href, label, icon, note, detail, current }) => (
          <li key={href}>
            <Anchor href={href} aria-current={current}>
              <Icon name={icon} size={22} />
              <Label>
                {label}
                {detail !== undefined && <Detail>{detail}</Detail>}
              </Label>
              {note}
              <Icon name="chevronRight" size={18} />
            </Anchor>
          </li>
        ))}
      </List>
    </Root>
  );
}
