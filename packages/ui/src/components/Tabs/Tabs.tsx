import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { focusRing } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { scrollRow } from '../ScrollArea/scroll-look.ts';

export const tabsStates = ['Two', 'Many', 'WithCounts', 'LongText'] as const;

export interface TabItem<Id extends string> {
  /** Unique in the row. */
  readonly id: Id;
  /** One or two words. */
  readonly label: string;
  /** How many things it holds, beside the label. Left out: no figure. */
  readonly count?: number;
  /** What the tab shows; only the chosen one's is there. */
  readonly content: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** Names the row of tabs. */
  readonly label: string;
  /** From left to right; a row too long for the screen scrolls. */
  readonly items: readonly TabItem<Id>[];
  /** Id of the one that is shown. */
  readonly value: Id;
  /** Gets the id of the one to show. */
  readonly onChange: (id: Id) => void;
}

const Root = styled(Base.Root)`
  display: grid;
  gap: ${vars.space.s4};
  min-width: 0;
`;

const List = styled(Base.List)`
  position: relative;
  display: flex;
  gap: ${vars.space.s5};
  /* The words begin where what is above and below them does; their ring has room around them. */
  margin-inline: -2px;
  ${scrollRow}
  background: linear-gradient(${vars.color.line}) 50% 100% / calc(100% - 4px) 1px no-repeat;
`;

const Tab = styled(Base.Tab)`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${vars.space.s2};
  min-height: 48px;
  padding: 0 2px;
  border: 0;
  border-radius: ${vars.radius.sm};
  background: none;
  color: ${vars.color.textMuted};
  font-weight: ${vars.weight.medium};
  white-space: nowrap;
  cursor: pointer;
  transition: color ${vars.motion.fast} ${vars.motion.ease};
  ${focusRing}

  &:focus-visible {
    outline-offset: -3px;
  }
  &[data-active] {
    color: ${vars.color.text};
  }
  ${media.hover} {
    &:hover {
      color: ${vars.color.text};
    }
  }
`;

const Count = styled.span`
  padding: 1px ${vars.space.s2};
  border-radius: ${vars.radius.pill};
  background: ${vars.color.surface3};
  color: ${vars.color.text};
  font-size: ${vars.text.xs};
`;

/** Base UI exposes the position of the chosen tab as custom properties, set by script. */
const Indicator = styled(Base.Indicator)`
  position: absolute;
  bottom: 0;
  left: calc(var(--active-tab-left) + 2px);
  width: calc(var(--active-tab-width) - 4px);
  height: ${vars.size.tabLine};
  border-radius: min(${vars.radius.sm}, 3px) min(${vars.radius.sm}, 3px) 0 0;
  background: ${vars.color.accent};
  &::after {
    content: '';
    position: absolute;
    bottom: 2px;
    left: 50%;
    width: ${vars.size.tabPoint};
    height: ${vars.size.tabPoint};
    background: inherit;
    translate: -50%;
    rotate: 45deg;
  }
  transition:
    left ${vars.motion.base} ${vars.motion.ease},
    width ${vars.motion.base} ${vars.motion.ease};
  @media (forced-colors: active) {
    background: Highlight;
  }
`;

const Panel = styled(Base.Panel)`
  min-width: 0;
  border-radius: ${vars.radius.sm};
  ${focusRing}
`;

/** Views of one thing, one at a time; arrow keys move between them. Choices inside a form are a `SegmentedControl`. */
export function Tabs<Id extends string>({ label, items, value, onChange }: TabsProps<Id>) {
  return (
    <Root
      value={value}
      onValueChange={(chosen) => {
        const item = items.find(({ id }) => id === chosen);
        if (item) onChange(item.id);
      }}
      data-part="tabs"
    >
      <List aria-label={label}>
        {items.map(({ id, label: text, count }) => (
          <Tab key={id} value={id}>
            {text}
            {count !== undefined && <Count>{count}</Count>}
          </Tab>
        ))}
        <Indicator />
      </List>
      {items.map(({ id, content }) => (
        <Panel key={id} value={id}>
          {content}
        </Panel>
      ))}
    </Root>
  );
}
