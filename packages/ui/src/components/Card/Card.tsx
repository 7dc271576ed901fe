import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { surface } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';

export const cardPaddings = ['none', 'md', 'lg'] as const;
export type CardPadding = (typeof cardPaddings)[number];
export const cardLevels = ['1', '2', '3'] as const;
/** How far it is raised: a card on a card is one level up. */
export type CardLevel = (typeof cardLevels)[number];
export const cardStates = ['Paddings', 'Levels', 'LongText'] as const;

export interface CardProps extends Omit<ComponentProps<'section'>, 'style'> {
  /** The element, where a `section` says too much or too little. Default: `section`. */
  readonly as?: 'section' | 'article' | 'div' | 'li' | 'form' | 'fieldset';
  /** `none` for pictures up to the edge, `lg` for a page's main card. Default: `md`. */
  readonly padding?: CardPadding;
  /** One up for a card on a card. Default: `1`. */
  readonly level?: CardLevel;
  /** What belongs together; the card brings neither grid nor gap. */
  readonly children: ReactNode;
}

const Surface = styled.section`
  min-width: 0;
  ${surface}

  &[data-level='2'] {
    background: ${vars.color.surface2};
  }
  &[data-level='3'] {
    background: ${vars.color.surface3};
  }
  &[data-padding='none'] {
    overflow: clip;
  }
  &[data-padding='md'] {
    padding: ${vars.space.s4};
  }
  &[data-padding='lg'] {
    padding: ${vars.space.s5} ${vars.space.s4};
    border-radius: ${vars.radius.lg};
    ${media.wide} {
      padding: ${vars.space.s8};
    }
  }
`;

/** A raised surface for what belongs together. Its parts bring no outer margin; it does no layout. */
export function Card({ padding = 'md', level = '1', children, ...rest }: CardProps) {
  return (
    <Surface data-part="card" {...rest} data-padding={padding} data-level={level}>
      {children}
    </Surface>
  );
}
