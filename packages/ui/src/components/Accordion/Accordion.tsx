import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { surface } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { Icon } from '../Icon/Icon.tsx';

export const accordionStates = ['Closed', 'FirstOpen', 'Exclusive', 'LongText'] as const;

export interface AccordionItem {
  /** Known to `openId`; one of its kind in the list. */
  readonly id: string;
  /** Always in sight; a press on it folds the content in and out. */
  readonly title: ReactNode;
  /** In the page while it is folded, too, so that the browser's search finds it. */
  readonly content: ReactNode;
}

export interface AccordionProps {
  /** From top to bottom; any number. */
  readonly items: readonly AccordionItem[];
  /** `id` of the one that is open from the start. Left out: all are folded. */
  readonly openId?: string;
  /** Opening one closes the other. Default: any number stand open. */
  readonly isExclusive?: boolean;
}

const Root = styled.div`
  display: grid;
  gap: ${vars.space.s2};
`;

const Item = styled.details`
  ${surface}

  > summary > svg {
    margin-inline-start: auto;
    color: ${vars.color.textMuted};
    transition: rotate ${vars.motion.base} ${vars.motion.spring};
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: ${vars.space.s3};
  min-height: 52px;
  padding: ${vars.space.s3} ${vars.space.s4};
  border-radius: inherit;
  font-weight: ${vars.weight.strong};
  line-height: 1.3;
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
  &:focus-visible {
    outline: 3px solid ${vars.color.focus};
    outline-offset: -3px;
  }
  ${media.hover} {
    &:hover {
      background: ${vars.color.surface2};
    }
  }
`;

const Content = styled.div`
  padding: 0 ${vars.space.s4} ${vars.space.s4};
  color: ${vars.color.textMuted};
`;

/** Questions and answers, folded. Native `details`: found by the browser's search, works before any script. */
export function Accordion({ items, openId, isExclusive = false }: AccordionProps) {
  const group = useId();
  return (
    <Root data-part="accordion">
      {items.map(({ id, title, content }) => (
        <Item key={id} name={isExclusive ? group : undefined} open={id === openId || undefined}>
          <Summary>
            <span>{title}</span>
            <Icon name="chevronDown" size={20} />
          </Summary>
          <Content>{content}</Content>
        </Item>
      ))}
    </Root>
  );
}
