import type { ReactNode } from 'react';
import { useId } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { focusRing, surface } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';

export const linkListStates = ['Plain', 'WithNotes', 'LongText'] as const;

export interface LinkListItem {
  readonly href: string;
  readonly label: string;
  readonly icon: IconName;
  /** At the end of the row: a state, a badge. */
  readonly note?: ReactNode;
}

export interface LinkListProps {
  readonly title: string;
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
`;

const Label = styled.span`
  flex: 1;
  min-width: 0;
`;

/** Links onward from a hub, one below the other. */
export function LinkList({ title, items }: LinkListProps) {
  const id = useId();
  return (
    <Root data-part="link-list">
      <h2 id={id}>{title}</h2>
      <List aria-labelledby={id}>
        {items.map(({ href, label, icon, note }) => (
          <li key={href}>
            <Anchor href={href}>
              <Icon name={icon} size={22} />
              <Label>{label}</Label>
              {note}
              <Icon name="chevronRight" size={18} />
            </Anchor>
          </li>
        ))}
      </List>
    </Root>
  );
}
